import type { ShownPlace } from './mapTypes'
import { go } from '@/platform/navigation/navigation'
import { throughWechat } from '@/platform/web/wechat'

/** How near a shown place is (specification §9). */
const SCALE = 18

/** Shows a place on WeChat's map in its browser, otherwise on our own. */
export function openLocation({ lat, lng, name, address }: ShownPlace): void {
  void throughWechat(
    async (call) => void (await call('openLocation', { latitude: lat, longitude: lng, name, address, scale: SCALE })),
    () => go('/open-location', { lat: String(lat), lng: String(lng), name, address }),
  ).catch(() => undefined)
}
