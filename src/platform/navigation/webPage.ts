import { hostOf } from '@/domain/navigation/url'
import { launch } from '@/platform/device/launch'

/** Whether an external page can be embedded: mini-programs allow only the merchant's registered host. */
export function canShow(src: string): boolean {
  return hostOf(src) === hostOf(launch.siteroot)
}
