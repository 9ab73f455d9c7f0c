/**
 * The page without a network, and its versions. A service worker keeps the page whole; when it has a newer one, that is offered,
 * and taken when the player wants it.
 */
import { scriptUrl } from './scripts';
import { href } from './site';

let waiting = $state.raw<ServiceWorker | null>(null);

/** Is there a newer version than the one that runs? */
export const isNewer = (): boolean => waiting !== null;

const AGAIN_MS = 60 * 60 * 1000;

/** An app that was installed on purpose may ask that its games are never thrown away for want of room. */
function holdOn(): void {
  if (matchMedia('(display-mode: standalone)').matches) void navigator.storage?.persist?.().catch(() => undefined);
}

/** Begins to keep the page. Without a service worker, as on plain http, it is fetched anew each time. */
export async function keepPage(): Promise<void> {
  holdOn();
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    const registration = await navigator.serviceWorker.register(scriptUrl(href('/sw.js')), { scope: href('/') });
    watch(registration);
    setInterval(() => void registration.update().catch(() => undefined), AGAIN_MS);
  } catch {
    // Forbidden, or not to be had just now: the page works as long as there is a network.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  // Without a controller it is the first version, and there is nothing to choose.
  const offer = () => (waiting = navigator.serviceWorker.controller ? registration.waiting : null);
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
}

/** Takes the newer version: the page is loaded again, and games go on from what is stored. */
export function takeNewer(): void {
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}
