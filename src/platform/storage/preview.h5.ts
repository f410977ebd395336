/** Lets this storefront show what is not published yet: the merchant's console puts it into a frame of its page. Empty for guests. */
export const previewTicket =
  window.parent === window ? '' : (new URLSearchParams(window.location.search).get('draft') ?? '')

/** Does something each time the console says that the draft has changed, until the answer is called. */
export function onDraft(work: () => void): () => void {
  if (!previewTicket) return () => undefined
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source === window.parent && origin === window.location.origin && data === 'draft') work()
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}
