import Taro from '@tarojs/taro'
import type { ShownPlace } from './mapTypes'

/** How near a shown place is (specification §9). */
const SCALE = 18

/** Shows a place on the host's map, with the ways that the host has to go there. */
export function openLocation({ lat, lng, name, address }: ShownPlace): void {
  void Taro.openLocation({ latitude: lat, longitude: lng, name, address, scale: SCALE }).catch(() => undefined)
}
