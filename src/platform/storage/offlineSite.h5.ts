/** Long enough for the first page to have everything it asked for, milliseconds. */
const LATER_MS = 4000

/** Keeps the site itself on the phone once nothing else is to be done, for starts without network. What is kept and when is platform/web/siteWorker.ts. */
export function keepSite(): void {
  // Builds of development change too often; some browsers inside of apps have no workers.
  if (process.env.NODE_ENV !== 'production' || !navigator.serviceWorker) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work))
  const start = () => setTimeout(() => idle(register), LATER_MS)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
