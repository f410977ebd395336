import Taro from '@tarojs/taro'

/** The open overlays that have history entries. */
export interface OverlayStack {
  /** Number of open overlays of a page. */
  countOn(pageId: string): number
  /** Closes the overlays of a page above the first `count`. */
  closeAbove(pageId: string, count: number): void
  /** Subscribes to overlays opening, leaving and closing. */
  onChange(listen: () => void): void
}

/** Time limit for the browser to go back, ms. */
const BACK_TIMEOUT_MS = 1000

let stack: OverlayStack | undefined
/** Number of history entries above the page's: one per overlay. */
let at = 0
/** URL of the current page. */
let address = ''
/** Set during programmatic back navigation. */
let moving: Promise<void> | undefined
let arrive: (() => void) | undefined
let matching: Promise<void> | undefined

const stepsHere = () => (window.history.state as { overlays?: number } | null)?.overlays ?? 0
const pageId = () => Taro.getCurrentInstance().page?.path ?? ''
const pathOf = (url: string) => url.split('?')[0]

/**
 * Makes back navigation (of the browser or phone) close overlays before it leaves the page: each overlay has a history entry with
 * the page's URL, hidden from the router. Called before the router starts. Not used in the merchant's preview frame, which shares
 * the console's history.
 */
export function watchOverlayHistory(overlays: OverlayStack): void {
  if (window.parent !== window) return
  stack = overlays
  stack.onChange(syncOverlayHistory)
  at = stepsHere()
  address = window.location.href
  window.addEventListener('popstate', onPop, true)
}

function onPop(event: PopStateEvent): void {
  const before = at
  at = stepsHere()
  if (before + at === 0 || window.location.href !== address) {
    // Navigation between pages is left to the router.
    address = window.location.href
    return
  }
  event.stopImmediatePropagation()
  if (arrive) arrive()
  else {
    stack?.closeAbove(pageId(), at)
    syncOverlayHistory()
  }
}

/** Adds history entries for opened overlays and removes those of closed ones. Called on either change, and when a page shows. */
export function syncOverlayHistory(): void {
  // Simultaneous changes are handled together.
  matching ??= Promise.resolve().then(match)
}

function match(): void {
  matching = undefined
  if (!address || moving || pathOf(window.location.hash.slice(1)) !== pathOf(pageId())) return
  address = window.location.href
  const wanted = stack?.countOn(pageId()) ?? 0
  if (wanted < at) void goDown(wanted).then(syncOverlayHistory)
  for (; at < wanted; at += 1) window.history.pushState({ ...window.history.state, overlays: at + 1 }, '')
}

async function goDown(steps: number): Promise<void> {
  moving = new Promise<void>((done) => {
    arrive = done
    setTimeout(done, BACK_TIMEOUT_MS)
    window.history.go(steps - at)
  })
  await moving
  moving = arrive = undefined
  at = stepsHere()
}

/** Runs a navigation once the history entries of the overlays are removed. */
export function leaveOverlayHistory(leave: () => void): void {
  if (moving) void moving.then(() => leaveOverlayHistory(leave))
  else if (at > 0) void goDown(0).then(leave)
  else leave()
}
