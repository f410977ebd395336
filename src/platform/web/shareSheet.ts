/**
 * Opens the browser's share sheet; must be called while a tap is handled. Resolves to false where the browser has none or does not
 * allow it. A sheet that the guest closes counts as shared.
 */
export async function openShareSheet(card: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false
  return navigator.share(card).then(
    () => true,
    ({ name }: Error) => name === 'AbortError',
  )
}
