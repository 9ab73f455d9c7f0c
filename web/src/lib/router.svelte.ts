/**
 * Where the page is. Two places: the home, and a table. What stands behind `#` is a secret link or nothing.
 */

let href = $state(location.href);

const here = (): void => {
  href = location.href;
};
addEventListener('popstate', here);
addEventListener('hashchange', here);

/** The address. */
export function where(): { path: string; hash: string } {
  const url = new URL(href);
  return { path: url.pathname, hash: url.hash };
}

/** Goes there, without leaving the page. */
export function go(path: string): void {
  history.pushState(null, '', path);
  here();
  scrollTo(0, 0);
}

/** The same place under another address: secrets do not stay in the address bar. */
export function rename(path: string): void {
  history.replaceState(null, '', path);
  here();
}

/** A link within the page: followed without leaving it, unless another tab or window is wanted. */
export function inner(link: HTMLAnchorElement): { destroy: () => void } {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(link.href);
  };
  link.addEventListener('click', follow);
  return { destroy: () => link.removeEventListener('click', follow) };
}
