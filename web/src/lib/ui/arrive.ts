/** The heading of a new screen takes the focus, if the old screen has taken it away with it: it is never lost. */
export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (document.activeElement === null || document.activeElement === document.body) heading.focus({ preventScroll: true });
}
