/**
 * Scripts that run beside the page: our own, from where the page comes from, and no others. Browsers that enforce trusted types
 * ask for a policy that says so.
 */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

function own(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  if (origin !== location.origin || !pathname.endsWith('.js')) throw new TypeError(`not our script: ${url}`);
  return url;
}

// While the page is developed, scripts have other endings.
const rules = { createScriptURL: import.meta.env.DEV ? (url: string) => url : own };
const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
const policy = trusted?.createPolicy('utterson-scripts', rules) ?? rules;

/** The address of a script, as the browser wants to have it. */
export const scriptUrl = (url: string): string => policy.createScriptURL(url);
