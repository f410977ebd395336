/** Only H5 shows drafts, in the merchant's console (preview.h5.ts). */
export const previewTicket = ''

export function onDraft(_work: () => void): () => void {
  return () => undefined
}
