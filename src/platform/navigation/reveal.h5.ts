/** Scrolls the element with an id into view, and focuses its control. */
export function reveal(id: string): void {
  const element = document.getElementById(id)
  element?.scrollIntoView({ block: 'center' })
  element?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true })
}
