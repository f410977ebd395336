import type { Element as DrawnNode, Event as ViewEvent, ShadowedEvent } from 'glass-easel'

/** The fields of an event that describe a node. */
function plainTarget(node: DrawnNode) {
  const dataset = { ...(node.dataset as object | undefined) }
  const element = node.getBackendElement() as unknown as HTMLElement | null
  return {
    id: node.id,
    dataset,
    targetDataset: dataset,
    offsetLeft: element?.offsetLeft ?? 0,
    offsetTop: element?.offsetTop ?? 0,
  }
}

/** Serialises an event from the view to the service: data without methods. */
export function plainEvent(event: ViewEvent<unknown>): Record<string, unknown> {
  const { type, timeStamp, detail, target, currentTarget, mark, extraFields } = event as ShadowedEvent<unknown>
  return {
    type,
    timeStamp,
    detail: { ...(detail as object | undefined) },
    target: plainTarget(target),
    currentTarget: plainTarget(currentTarget),
    mark: { ...mark },
    ...extraFields,
  }
}
