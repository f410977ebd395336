import { useEffect, useRef, type RefObject } from 'react'
import { overlayStack, type Overlay } from './overlayStack'
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
  const overlay = useRef<Overlay>({ close: onClose, leaving, locked }).current
  Object.assign(overlay, { close: onClose, leaving, locked })

  useEffect(() => {
    const element = panel.current
    if (!element) return undefined
    const before = document.activeElement
    // Taro scrolls its page element, not the window. Looked up now, because the dialog is detached when it closes.
    const page = element.closest<HTMLElement>('.taro_page') ?? document.body
    const onKey = (event: KeyboardEvent) => {
      if (!overlayStack.isTop(overlay) || element.offsetParent === null) return
      if (event.key === 'Escape') overlay.close()
      else if (event.key === 'Tab') trapFocus(element, event)
    }
    overlay.element = element
    overlayStack.push(overlay)
    page.style.overflow = 'hidden'
    element.focus({ preventScroll: true })
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      overlayStack.remove(overlay)
      overlayStack.changed()
      if (!overlayStack.isOver(page)) page.style.overflow = ''
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [overlay])

  useEffect(() => overlayStack.changed(), [leaving, locked])

  return panel
}

function trapFocus(panel: HTMLElement, event: KeyboardEvent): void {
  const stops = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.offsetParent !== null)
  const [first, last] = [stops[0], stops.at(-1)]
  const active = document.activeElement
  const outside = !panel.contains(active) || active === panel
  const next = event.shiftKey ? (outside || active === first) && last : (outside || active === last) && first
  if (!next && stops.length > 0) return
  event.preventDefault()
  if (next) next.focus()
}
