/** Brings the element with an id into view, and the focus to what can be pressed in it. */
export function reveal(id: string): void {
  const element = document.getElementById(id)
  element?.scrollIntoView({ block: 'center' })
  element?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true })
}
