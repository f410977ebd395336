import type { ShownLocation } from './mapTypes'
import { go } from '@/platform/navigation/navigation'
import { throughWechat } from '@/platform/web/wechat'

/** Zoom level of the map (specification §9). */
const SCALE = 18

/** Shows a location on WeChat's map in its browser, otherwise on the storefront's. */
export function openLocation({ lat, lng, name, address }: ShownLocation): void {
  void throughWechat(
    async (call) => void (await call('openLocation', { latitude: lat, longitude: lng, name, address, scale: SCALE })),
    () => go('/open-location', { lat: String(lat), lng: String(lng), name, address }),
  ).catch(() => undefined)
}
