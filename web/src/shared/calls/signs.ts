/** Signs outside the page that somebody is waited for: a dot on its icon, a badge on the installed app. */

const ICON = "/icon.svg";
const CALLING = "/icon-call.svg";

/** Show the signs, or take them away. Where a browser has none, nothing happens. */
export function showSigns(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = on ? CALLING : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  const badge = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badge?.catch(() => undefined); // not installed, or not allowed
}
