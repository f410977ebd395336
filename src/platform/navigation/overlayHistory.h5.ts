import Taro from '@tarojs/taro'

/** What lies over a page and is closed by going back. */
export interface Overlay {
  /** Absent until it is drawn. */
  element?: HTMLElement
  /** It is on its way out. */
  leaving: boolean
  /** It cannot be closed now. */
  locked: boolean
  close: () => void
}

/** How long the browser may take to go back, ms. */
const PATIENCE = 1000

/** The topmost last. */
export const overlays: Overlay[] = []

/** How many steps of the browser's history we are above that of the page: one for each cover. */
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

/** Those over the page on the screen, but for what is leaving. */
const openOverlays = () =>
  overlays.filter(({ element, leaving }) => !leaving && (element?.closest('.taro_page')?.id ?? '') === pageId())

/**
 * Lets going back (of the browser, or of the phone) close what lies over a page before it leaves the page: each cover has a step of the browser's
 * history with the page's address, which the router is not told of. Called before the router starts. Not in the merchant's frame, whose history is that
 * of the console.
 */
export function watchOverlayHistory(): void {
  if (window.parent !== window) return
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
    closeTop()
    syncOverlayHistory()
  }
}

function closeTop(): void {
  for (const cover of openOverlays().slice(at).reverse()) {
    if (cover.locked) return
    cover.leaving = true
    cover.close()
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
  const wanted = openOverlays().length
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
