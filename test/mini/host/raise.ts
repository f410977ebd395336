import type { Element as DrawnNode } from 'glass-easel'

/** The field in which the renderer stores the template node of an element. */
const NODE = '__wxElement'

/** A DOM element with its template node. */
export type Drawn = Element & { [NODE]?: DrawnNode | null }

/** The template node of this element. */
export const nodeOf = (element: Drawn) => element[NODE] ?? null

/** The `data-…` attributes of the template at this element. */
export const datasetOf = (element: Drawn): Record<string, unknown> => ({ ...nodeOf(element)?.dataset })

/** Raises a platform event on an element, as the view does towards the service. */
export type Raise = (at: Element, type: string, detail?: unknown, options?: RaiseOptions) => void

export interface RaiseOptions {
  bubbles?: boolean
  /** Fields of the event besides `detail`. */
  fields?: Record<string, unknown>
  touches?: Touchpoint[]
  /** The browser's event, which is cancelled where the template catches. */
  original?: Event
}

export interface Touchpoint {
  identifier: number
  pageX: number
  pageY: number
  clientX: number
  clientY: number
}

/** The template node of an element or of its closest ancestor. */
export function drawnNode(element: Element | null): DrawnNode | null {
  for (let at = element; at; at = at.parentElement) {
    const node = nodeOf(at)
    if (node) return node
  }
  return null
}
