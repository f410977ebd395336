import Taro from '@tarojs/taro'
import { isCancel } from '@/platform/device/hostError'
import { degreesOf } from './degrees'
import type { PickedLocation } from './mapTypes'

/** Alipay's error code of a cancelled call. */
const LEFT = 11

/** Lets the guest pick a location on the host's map, which opens at the given one. Undefined when cancelled; throws when there is no map. */
export async function chooseLocation(start: { lat: number; lng: number }): Promise<PickedLocation | undefined> {
  try {
    const chosen = await Taro.chooseLocation({ latitude: start.lat, longitude: start.lng })
    const { latitude, longitude } = degreesOf(chosen)
    return { lat: latitude, lng: longitude, label: labelOf(chosen.name, chosen.address) }
  } catch (error) {
    if (isCancel(error, LEFT)) return undefined
    throw error
  }
}

/** One-line name of a location; hosts often use the address as name. */
function labelOf(name = '', address = ''): string {
  return address.includes(name) ? address : [name, address].filter(Boolean).join(', ')
}
