/** The component whose template draws an element; null for the page's own. */
export const componentOf = (element: Element): Element | null =>
  element.parentElement?.closest('comp, custom-wrapper') ?? null
