import { hostOf } from '@/domain/navigation/url'

/** Whether a page of the web is shown in a frame: the site's own, or an encrypted one on one of the merchant's hosts. */
export function canShow(src: string, hosts: readonly string[]): boolean {
  if (src.startsWith(`${window.location.origin}/`)) return true
  return /^https:/i.test(src) && hosts.includes(hostOf(src) ?? '')
}
