/**
 * A button for the hand that is free while the other one plays. Browsers make no click of a second finger, nor of a touch
 * right after a drag; here both press.
 */
import type { Attachment } from "svelte/attachments";

export function press(act: () => void): Attachment<HTMLButtonElement> {
  return (button) => {
    const lift = (event: TouchEvent): void => {
      if (event.cancelable) event.preventDefault(); // else a click would follow, on whatever is there by then
      const finger = event.changedTouches[0];
      if (finger && !button.disabled && isWithin(button.getBoundingClientRect(), finger)) act();
    };
    button.addEventListener("touchend", lift, { passive: false });
    button.addEventListener("click", act);
    return () => {
      button.removeEventListener("touchend", lift);
      button.removeEventListener("click", act);
    };
  };
}

function isWithin({ left, top, right, bottom }: DOMRect, { clientX, clientY }: Touch): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
