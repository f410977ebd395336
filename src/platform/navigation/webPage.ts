import { hostOf } from '@/domain/navigation/url'
import { launch } from '@/platform/device/launch'

/**
 * Whether a page of the web is shown inside the mini-program: on the host of the backend, or encrypted on one of the merchant's
 * hosts. Each must be registered with WeChat and Alipay, which block all others.
 */
export function canShow(src: string, hosts: readonly string[]): boolean {
  const host = hostOf(src)
  if (!host) return false
  return host === hostOf(launch.siteroot) || (/^https:/i.test(src) && hosts.includes(host))
}
