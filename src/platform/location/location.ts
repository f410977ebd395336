import Taro from '@tarojs/taro'
import { MINUTE_MS } from '@/domain/time/duration'
import { inMessagingApp, position } from './position'
import { read, write } from '@/platform/storage/storage'

/** A place on earth, degrees. GCJ-02 in WeChat, WGS 84 elsewhere (specification §9). */
export interface Place {
  latitude: number
  longitude: number
}

interface KnownPlace extends Place {
  at: number
}

/** How long a place stays fresh, milliseconds (specification §9). */
const FRESH_MS = 5 * MINUTE_MS

/** Where a guest is taken to be when the device does not say: Chengdu in WeChat, Bangkok elsewhere. */
const fallback = (): Place =>
  inMessagingApp() ? { latitude: 30.5728, longitude: 104.0668 } : { latitude: 13.7367, longitude: 100.5805 }

/** The last place that the device told, when it is still fresh. */
export function knownPlace(): Place | undefined {
  const known = read<KnownPlace>('place')
  return known && Date.now() - known.at < FRESH_MS ? known : undefined
}

/**
 * Where the guest is. Asks the device at most every five minutes; falls back to fixed coordinates when it refuses.
 * `exact` tells whether the device answered.
 */
export async function locate(): Promise<Place & { exact: boolean }> {
  const known = knownPlace()
  if (known) return { ...known, exact: true }
  try {
    const place = await position()
    write('place', { ...place, at: Date.now() } satisfies KnownPlace)
    return { ...place, exact: true }
  } catch {
    return { ...fallback(), exact: false }
  }
}

/** The place to reckon with before anyone asked the device. */
export function likelyPlace(): Place {
  return knownPlace() ?? fallback()
}

/** Whether the host has a screen where the guest can allow what they once refused; browsers have only their own settings. */
export const canOpenSettings = process.env.TARO_ENV !== 'h5'

/** Opens that screen; resolves when the guest comes back from it. */
export async function openSettings(): Promise<void> {
  await Taro.openSetting().catch(() => undefined)
}
