/** The preview token of the console's preview frame, which shows unpublished changes. Empty for guests. */
export const previewTicket =
  window.parent === window ? '' : (new URLSearchParams(window.location.search).get('draft') ?? '')

/** Subscribes to changes of the draft in the console; returns the function that unsubscribes. */
export function onDraft(work: () => void): () => void {
  if (!previewTicket) return () => undefined
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source === window.parent && origin === window.location.origin && data === 'draft') work()
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}
