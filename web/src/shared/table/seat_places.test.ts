import { expect, it } from "vitest";

import { SeatPlaces } from "./seat_places";

const element = (name: string): HTMLElement => ({ id: name }) as HTMLElement;

it("knows a seat while it is shown", () => {
  const [places, chip] = [new SeatPlaces(), element("chip")];
  const remove = places.mark(1)(chip) as () => void;

  expect([places.find(0), places.find(1)]).toEqual([null, chip]);
  remove();
  expect(places.find(1)).toBeNull();
});

it("keeps the place that was marked last, whatever goes", () => {
  const [places, old, chip] = [new SeatPlaces(), element("old"), element("chip")];
  const remove = places.mark(1)(old) as () => void;
  places.mark(1)(chip);
  remove();

  expect(places.find(1)).toBe(chip);
});
