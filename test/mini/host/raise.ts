import type { Element as DrawnNode } from 'glass-easel'

/** Where the renderer keeps the template node that an element shows. */
const NODE = '__wxElement'

/** A DOM element together with the template node that it shows. */
export type Drawn = Element & { [NODE]?: DrawnNode | null }

/** The template node that this very element shows. */
export const nodeOf = (element: Drawn) => element[NODE] ?? null

/** What the template's `data-…` attributes say at this element. */
export const datasetOf = (element: Drawn): Record<string, unknown> => ({ ...nodeOf(element)?.dataset })

/** Raises an event of the platform at an element, as the view does towards the service. */
export type Raise = (at: Element, type: string, detail?: unknown, options?: RaiseOptions) => void

export interface RaiseOptions {
  bubbles?: boolean
  /** What the event says beside its `detail`. */
  fields?: Record<string, unknown>
  touches?: Touchpoint[]
  /** The browser's own event, to be stopped where the template catches. */
  original?: Event
}

export interface Touchpoint {
  identifier: number
  pageX: number
  pageY: number
  clientX: number
  clientY: number
}

/** The template node that an element or its closest ancestor shows. */
export function drawnNode(element: Element | null): DrawnNode | null {
  for (let at = element; at; at = at.parentElement) {
    const node = nodeOf(at)
    if (node) return node
  }
  return null
}
