const CONTROLS = 'button:not([disabled]), input:not([disabled]), textarea'

/**
 * Scrolls the element with an id into view, and focuses its first control. Afterwards, because a dialog returns the focus when it closes, and
 * errors take room.
 */
export function reveal(id: string): void {
  setTimeout(() => {
    const element = document.getElementById(id)
    element?.scrollIntoView({ block: 'center' })
    if (element?.contains(document.activeElement)) return
    element?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true })
  })
}
