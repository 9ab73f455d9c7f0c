/**
 * Where the page is: paths of its own, wherever it lies. What stands behind `#` is a secret link, a moment or nothing.
 */
import { href, pathOf } from './site';

// A static host that does not know our paths has sent whoever came by one to the home screen, with the path in hand.
const wanted = new URLSearchParams(location.search).get('to');
if (wanted?.startsWith('/')) history.replaceState(null, '', href(wanted) + location.hash);

let address = $state(location.href);

const here = (): void => {
  address = location.href;
};
addEventListener('popstate', here);
addEventListener('hashchange', here);

/** The path of the page that is shown, and what stands behind it. */
export function where(): { path: string; hash: string } {
  const url = new URL(address);
  return { path: pathOf(url.pathname).replace(/^\/index\.html$|(?<=.)\/$/, (end) => (end === '/' ? '' : '/')), hash: url.hash };
}

/** Goes there, to a path of the page, without leaving it. */
export function go(path: string): void {
  history.pushState(null, '', href(path));
  here();
  scrollTo(0, 0);
}

/** The same place under another address: secrets do not stay in the address bar. */
export function rename(path: string): void {
  history.replaceState(null, '', href(path));
  here();
}

/** A link within the page: followed without leaving it, unless another tab or window is wanted. */
export function inner(link: HTMLAnchorElement): { destroy: () => void } {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(pathOf(link.pathname) + link.hash);
  };
  link.addEventListener('click', follow);
  return { destroy: () => link.removeEventListener('click', follow) };
}
