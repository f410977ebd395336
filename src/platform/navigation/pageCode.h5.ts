import { PAGE_DELAY_MS } from '@/domain/time/timeout'
import { syncOverlayHistory } from './overlayHistory'
import type { CodeWatcher } from './pageCode'

export type { CodeWatcher }

let watcher: CodeWatcher
/** The address of the page on the screen, and its position in the history. */
let shown: { url: string; position: number } | undefined
/** Gives up the page that is being opened, for one at a position in the history. */
let leave = (_next: number): void => undefined

/** Whether the browser goes back to the page on the screen. */
let returning = false

/** Sets the observer of the loading of code. Failed chunks outside of a page are reported, too. Called before the router starts. */
export function watchCode(next: CodeWatcher): void {
  watcher = next
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if ((reason as Error | undefined)?.name === 'ChunkLoadError') next.failed()
  })
  for (const event of ['popstate', 'hashchange']) window.addEventListener(event, hideFromRouter)
}

/**
 * Loads the code of a page that the router opens (config/taro-patches/universalRouter.js). Resolves to undefined, with which the router
 * opens nothing, when the code fails or when the guest has opened another page meanwhile.
 */
export function openPage<T>(path: string, code: Promise<T>): Promise<T | undefined> {
  const position = positionHere()
  leave(position)
  const since = Date.now()
  const left = new Promise<undefined>((resolve) => {
    // A quick page is opened even when another one follows it, because the history contains both.
    leave = (next) => {
      if (next < position || Date.now() - since >= PAGE_DELAY_MS) resolve(undefined)
    }
  })
  return watcher.track(Promise.race([code, left])).then(
    (page) => {
      if (page) shown = { url: window.location.href, position: positionHere() }
      return page
    },
    () => {
      watcher.failed(path)
      return undefined
    },
  )
}

/** The router numbers its history entries. */
const positionHere = () => (window.history.state as { idx?: number } | null)?.idx ?? 0

/** Returns the address to the page on the screen, when that of a page whose code failed has taken its place. */
export function stayOnPage(): void {
  if (!shown || window.location.href === shown.url) return
  if (positionHere() > shown.position) {
    returning = true
    window.history.back()
  } else window.history.replaceState(window.history.state, '', shown.url)
}

/** The router would open the page on the screen anew. */
function hideFromRouter(event: Event): void {
  if (!returning) return
  event.stopImmediatePropagation()
  // The last of the two events.
  if (event.type === 'popstate') return
  returning = false
  syncOverlayHistory()
}
