/** Delay of the registration, so that the first page's requests finish first, milliseconds. */
const LATER_MS = 4000

/** Registers the service worker when the app is idle, for starts without network. platform/web/siteWorker.ts defines what it caches. */
export function cacheSite(): void {
  // Development builds change too often; some in-app browsers have no service workers.
  if (process.env.NODE_ENV !== 'production' || !navigator.serviceWorker) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work))
  const start = () => setTimeout(() => idle(register), LATER_MS)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
