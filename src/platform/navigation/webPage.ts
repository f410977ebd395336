import { hostOf } from '@/domain/navigation/url'
import { launch } from '@/platform/device/launch'

/** Whether a page of the web can be shown in the app: mini-programs may show the merchant's own host only, which is registered with them. */
export function canShow(src: string): boolean {
  return hostOf(src) === hostOf(launch.siteroot)
}
