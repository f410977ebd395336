/** An overlay that back navigation closes. */
export interface Overlay {
  /** Undefined until it is mounted. */
  element?: HTMLElement
  /** Whether its leaving transition is running. */
  leaving: boolean
  /** Whether it cannot be closed now. */
  locked: boolean
  close: () => void
}

/** The overlays of all pages, the topmost last. */
const overlays: Overlay[] = []

let listener: () => void = () => undefined

/** The overlays of one page, without those that are leaving. */
const openOn = (pageId: string) =>
  overlays.filter(({ element, leaving }) => !leaving && (element?.closest('.taro_page')?.id ?? '') === pageId)

/** The open overlays. Only the web fills it: in mini-programs the host goes back. */
export const overlayStack = {
  push(overlay: Overlay): void {
    overlays.push(overlay)
  },

  remove(overlay: Overlay): void {
    overlays.splice(overlays.indexOf(overlay), 1)
  },

  isTop: (overlay: Overlay): boolean => overlays[overlays.length - 1] === overlay,

  /** Whether an overlay is drawn inside an element. */
  isOver: (page: HTMLElement): boolean => overlays.some(({ element }) => page.contains(element ?? null)),

  /** How many overlays a page has open. */
  countOn: (pageId: string): number => openOn(pageId).length,

  /** Closes the overlays of a page above the first `count`, down to one that is locked. */
  closeAbove(pageId: string, count: number): void {
    for (const overlay of openOn(pageId).slice(count).reverse()) {
      if (overlay.locked) return
      overlay.leaving = true
      overlay.close()
    }
  },

  /** Calls the one listener: an overlay has opened, begun to leave, or gone. */
  changed: (): void => listener(),

  onChange(listen: () => void): void {
    listener = listen
  },
}
