import { useEffect, useRef, type RefObject } from 'react'
import { overlays, syncOverlayHistory, type Overlay } from '@/platform/navigation/overlayHistory.h5'
import type { DialogState } from './useDialog'

const FOCUSABLE =
  'button:not([disabled]), a[href], input:not([disabled]), textarea:not([disabled]), select, [tabindex="0"]'

/**
 * Makes the element of the returned reference a modal dialog: focus goes in, stays in and returns; Esc and going back close it; the page does not
 * scroll. Only the topmost answers to keys, unless its page is hidden behind another.
 */
export function useDialog(
  onClose: () => void,
  { leaving = false, locked = false }: DialogState = {},
): RefObject<HTMLElement> {
  const panel = useRef<HTMLElement>(null)
  const cover = useRef<Overlay>({ close: onClose, leaving, locked }).current
  Object.assign(cover, { close: onClose, leaving, locked })

  useEffect(() => {
    const element = panel.current
    if (!element) return undefined
    const before = document.activeElement
    // Taro scrolls its page element, not the window. Looked up now: when the dialog is gone it lies nowhere.
    const page = element.closest<HTMLElement>('.taro_page') ?? document.body
    const onKey = (event: KeyboardEvent) => {
      if (overlays.at(-1) !== cover || element.offsetParent === null) return
      if (event.key === 'Escape') cover.close()
      else if (event.key === 'Tab') keepFocus(element, event)
    }
    cover.element = element
    overlays.push(cover)
    page.style.overflow = 'hidden'
    element.focus({ preventScroll: true })
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      overlays.splice(overlays.indexOf(cover), 1)
      syncOverlayHistory()
      if (!overlays.some((other) => page.contains(other.element ?? null))) page.style.overflow = ''
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [cover])

  useEffect(syncOverlayHistory, [leaving, locked])

  return panel
}

function keepFocus(panel: HTMLElement, event: KeyboardEvent): void {
  const stops = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.offsetParent !== null)
  const [first, last] = [stops[0], stops.at(-1)]
  const active = document.activeElement
  const outside = !panel.contains(active) || active === panel
  const next = event.shiftKey ? (outside || active === first) && last : (outside || active === last) && first
  if (!next && stops.length > 0) return
  event.preventDefault()
  if (next) next.focus()
}
