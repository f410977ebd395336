/** Whether a page of the web can be shown in ours: browsers show none that travels unencrypted in one that does not. */
export function canShow(src: string): boolean {
  return /^https:/i.test(src) || src.startsWith(`${window.location.origin}/`)
}
