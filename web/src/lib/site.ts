/**
 * Where the page lives: under which path, and whether a server stands behind it. A page on a static host has none.
 */

/** The path of the home screen: `/` at a server, perhaps `/games/utterson/` elsewhere. What is built lies in `assets` below it. */
const BASE = import.meta.env.DEV ? '/' : new URL(import.meta.url).pathname.replace(/assets\/[^/]*$/, '');

/** The address of one of the page's own paths: `/rules/duel`. */
export const href = (path: string): string => BASE + path.replace(/^\//, '');

/** The page's own path in an address. */
export const pathOf = (pathname: string): string =>
  pathname.startsWith(BASE) ? `/${pathname.slice(BASE.length)}` : pathname;

/** Is there a server behind this page? Whoever lays the page on a static host says that there is none. */
export const hasServer = (): boolean => document.querySelector('meta[name="utterson-server"]')?.getAttribute('content') !== 'none';

/** Was the page built with an engine of its own? */
export const hasEngine = __ENGINE__;
