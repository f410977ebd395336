import Taro from '@tarojs/taro'
import type { ShownLocation } from './mapTypes'

/** Zoom level of the map (specification §9). */
const SCALE = 18

/** Shows a location on the host's map, which offers navigation. */
export function openLocation({ lat, lng, name, address }: ShownLocation): void {
  void Taro.openLocation({ latitude: lat, longitude: lng, name, address, scale: SCALE }).catch(() => undefined)
}
