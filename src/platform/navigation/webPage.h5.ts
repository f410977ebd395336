/** Whether an external page can be embedded: browsers block http pages in https pages. */
export function canShow(src: string): boolean {
  return /^https:/i.test(src) || src.startsWith(`${window.location.origin}/`)
}
