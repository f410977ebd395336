import { useEffect, useRef, type RefObject } from 'react'

const FOCUSABLE =
  'button:not([disabled]), a[href], input:not([disabled]), textarea:not([disabled]), select, [tabindex="0"]'

/** Dialogs that are open, the topmost last: only that one answers to keys, unless its page is hidden behind another. */
const open: HTMLElement[] = []

/** Makes the element of the returned reference a modal dialog: focus goes in, stays in and returns; Esc closes; the page does not scroll. */
export function useDialog(onEscape: () => void): RefObject<HTMLElement> {
  const panel = useRef<HTMLElement>(null)
  const escape = useRef(onEscape)
  escape.current = onEscape

  useEffect(() => {
    const element = panel.current
    if (!element) return undefined
    const before = document.activeElement
    // Taro scrolls its page element, not the window. Looked up now: when the dialog is gone it lies nowhere.
    const page = element.closest<HTMLElement>('.taro_page') ?? document.body
    const onKey = (event: KeyboardEvent) => {
      if (open.at(-1) !== element || element.offsetParent === null) return
      if (event.key === 'Escape') escape.current()
      else if (event.key === 'Tab') keepFocus(element, event)
    }
    open.push(element)
    page.style.overflow = 'hidden'
    element.focus({ preventScroll: true })
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      open.splice(open.indexOf(element), 1)
      if (!open.some((other) => page.contains(other))) page.style.overflow = ''
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

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
