import Taro from '@tarojs/taro'
import { isCancel } from '@/platform/device/cancel'
import { degreesOf } from './degrees'
import type { PickedPlace } from './mapTypes'

/** Alipay's error code of a cancelled call. */
const LEFT = 11

/** Lets the guest pick a location on the host's map, which opens at the given one. Undefined when cancelled; throws when there is no map. */
export async function chooseLocation(start: { lat: number; lng: number }): Promise<PickedPlace | undefined> {
  try {
    const chosen = await Taro.chooseLocation({ latitude: start.lat, longitude: start.lng })
    const { latitude, longitude } = degreesOf(chosen)
    return { lat: latitude, lng: longitude, words: errorText(chosen.name, chosen.address) }
  } catch (error) {
    if (isCancel(error, LEFT)) return undefined
    throw error
  }
}

/** One-line name of a location; hosts often use the address as name. */
function errorText(name = '', address = ''): string {
  return address.includes(name) ? address : [name, address].filter(Boolean).join(', ')
}
