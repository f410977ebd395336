import Taro from '@tarojs/taro'

/** The overlays that are open, as far as the browser's history follows them. */
export interface OverlayStack {
  /** How many overlays a page has open. */
  countOn(pageId: string): number
  /** Closes the overlays of a page above the first `count`. */
  closeAbove(pageId: string, count: number): void
  /** Calls back whenever an overlay opens, begins to leave, or is gone. */
  onChange(listen: () => void): void
}

/** How long the browser may take to go back, ms. */
const PATIENCE = 1000

let stack: OverlayStack | undefined
/** How many steps of the browser's history we are above that of the page: one for each overlay. */
let at = 0
/** The address of the page that we are on. */
let address = ''
/** While we go back ourselves. */
let moving: Promise<void> | undefined
let arrive: (() => void) | undefined
let matching: Promise<void> | undefined

const stepsHere = () => (window.history.state as { overlays?: number } | null)?.overlays ?? 0
const pageId = () => Taro.getCurrentInstance().page?.path ?? ''
const pathOf = (url: string) => url.split('?')[0]

/**
 * Lets going back (of the browser, or of the phone) close what lies over a page before it leaves the page: each overlay has a step of the browser's
 * history with the page's address, which the router is not told of. Called before the router starts. Not in the merchant's frame, whose history is that
 * of the console.
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
    // From page to page: the router's.
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

/** Gives what has opened its step, and takes the steps of what is gone away. Called when either happens, and when a page shows. */
export function syncOverlayHistory(): void {
  // What opens or closes at once counts once.
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
    setTimeout(done, PATIENCE)
    window.history.go(steps - at)
  })
  await moving
  moving = arrive = undefined
  at = stepsHere()
}

/** Does what leaves the page, once the steps of what lies over it are gone. */
export function leaveOverlayHistory(leave: () => void): void {
  if (moving) void moving.then(() => leaveOverlayHistory(leave))
  else if (at > 0) void goDown(0).then(leave)
  else leave()
}
