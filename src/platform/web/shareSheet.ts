import { toByteArray } from 'base64-js'

/** Whether the browser has a share sheet. */
export const canOpenShareSheet = (): boolean => 'share' in navigator

/**
 * Opens the browser's share sheet; must be called while a tap is handled. Resolves to false where the browser has none or does not
 * allow it. A sheet that the guest closes counts as shared. `picture`, a JPEG as data URL, goes with the link where the browser sends files.
 */
export async function openShareSheet(card: { title: string; url: string }, picture?: string): Promise<boolean> {
  if (!canOpenShareSheet()) return false
  const files = picture ? [fileOf(picture)] : []
  const sent = files.length > 0 && 'canShare' in navigator && navigator.canShare({ files }) ? { ...card, files } : card
  return navigator.share(sent).then(
    () => true,
    ({ name }: Error) => name === 'AbortError',
  )
}

function fileOf(picture: string): File {
  const bytes = toByteArray(picture.slice(picture.indexOf(',') + 1))
  return new File([Uint8Array.from(bytes)], 'card.jpg', { type: 'image/jpeg' })
}
