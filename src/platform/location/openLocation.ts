import Taro from '@tarojs/taro'
import type { ShownPlace } from './mapTypes'

/** Zoom level of the map (specification §9). */
const SCALE = 18

/** Shows a location on the host's map, which offers navigation. */
export function openLocation({ lat, lng, name, address }: ShownPlace): void {
  void Taro.openLocation({ latitude: lat, longitude: lng, name, address, scale: SCALE }).catch(() => undefined)
}
