import Taro from '@tarojs/taro'
import { MINUTE_MS } from '@/domain/time/duration'
import { inMessagingApp, position } from './position'
import { read, write } from '@/platform/storage/storage'

/** Coordinates, degrees. GCJ-02 in WeChat, WGS 84 elsewhere (specification §9). */
export interface Coordinates {
  latitude: number
  longitude: number
}

interface CachedPosition extends Coordinates {
  at: number
}

/** Lifetime of a cached position, milliseconds (specification §9). */
const FRESH_MS = 5 * MINUTE_MS

/** Fallback position: Chengdu in WeChat, Bangkok elsewhere. */
const fallback = (): Coordinates =>
  inMessagingApp() ? { latitude: 30.5728, longitude: 104.0668 } : { latitude: 13.7367, longitude: 100.5805 }

/** The cached position of the device, unless expired. */
export function cachedPosition(): Coordinates | undefined {
  const known = read<CachedPosition>('place')
  return known && Date.now() - known.at < FRESH_MS ? known : undefined
}

/**
 * The guest's position. Queries the device at most every five minutes; falls back to fixed coordinates on failure.
 * `exact`: the device reported it.
 */
export async function locate(): Promise<Coordinates & { exact: boolean }> {
  const known = cachedPosition()
  if (known) return { ...known, exact: true }
  try {
    const coordinates = await position()
    write('place', { ...coordinates, at: Date.now() } satisfies CachedPosition)
    return { ...coordinates, exact: true }
  } catch {
    return { ...fallback(), exact: false }
  }
}

/** The position before the device was queried. */
export function estimatedPosition(): Coordinates {
  return cachedPosition() ?? fallback()
}

/** Whether the host has a settings page where the guest can grant a permission; browsers have none. */
export const canOpenSettings = process.env.TARO_ENV !== 'h5'

/** Opens the host's settings page; resolves when the guest returns. */
export async function openSettings(): Promise<void> {
  await Taro.openSetting().catch(() => undefined)
}
