import { beforeEach, describe, expect, it } from "vitest";

import { stubStorage } from "$shared/memory.sample";
import type { LessonState } from "$generated/http";

import { Course, type School } from "./course.svelte";

const NAMES = ["first", "second", "third"];

function stateOf(name: string): LessonState {
  return { view: name, moves: [1], worth: null, reached: false, refused: null } as unknown as LessonState;
}

const school: School = (name) => () => Promise.resolve(stateOf(name));

beforeEach(stubStorage);

describe("Course", () => {
  it("begins with the first lesson", async () => {
    const course = new Course("toy", NAMES, school, []);
    await course.begin();

    expect([course.place, course.lesson, course.desk?.view]).toEqual([0, "first", "first"]);
  });

  it("has films of its moves where somebody shows them", async () => {
    const course = new Course("toy", NAMES, school, [], (name) => (name === "first" ? () => film : null));
    const film = Promise.resolve(new ArrayBuffer(3));
    await course.begin();
    expect(await course.desk?.film?.()).toBe(await film);
    await course.go(1);

    expect(course.desk?.film).toBeUndefined();
  });

  it("goes on to the end, and not beyond", async () => {
    const course = new Course("toy", NAMES, school, []);
    await course.go(2);
    expect(course.desk?.view).toBe("third");
    await course.go(7);

    expect([course.place, course.lesson, course.desk]).toEqual([3, null, null]);
  });

  it("takes up where somebody stopped, but not at the end", async () => {
    await new Course("toy", NAMES, school, []).go(1);
    expect(new Course("toy", NAMES, school, []).lesson).toBe("second");
    expect(new Course("other", NAMES, school, []).lesson).toBe("first");

    await new Course("toy", NAMES, school, []).go(3);
    expect(new Course("toy", NAMES, school, []).lesson).toBe("first");
  });

  it("shows the lesson that was asked for last, however late the others come", async () => {
    let arrive: (state: LessonState) => void = () => undefined;
    const late = new Promise<LessonState>((resolve) => (arrive = resolve));
    const course = new Course("toy", NAMES, (name) => (name === "first" ? () => late : school(name)), []);
    const slow = course.begin();
    await course.go(1);
    arrive(stateOf("first"));
    await slow;

    expect(course.desk?.view).toBe("second");
  });
});
