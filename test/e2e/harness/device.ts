import { resolve } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { ROOT } from '../../../config/tasks/steps'
import { VERSION } from '../../../server/seed/data/texts'
import type { Locale } from '../../../src/contract/fields'
import type { SignedIn } from '../../../src/contract/session'

/** Screen sizes in tests: a common phone, the narrowest one, and a desktop for staff. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
  desk: { width: 1280, height: 800 },
}

/** The folder for screenshots; without it none are written. */
export const SHOTS = process.env.SCREENSHOTS && resolve(ROOT, process.env.SCREENSHOTS)

export interface VisitorOptions {
  locale?: Locale
  dark?: boolean
  /** Prefers reduced motion. */
  calm?: boolean
  /** Uses a device scale factor of 2, like a phone, because screenshots of it are used. */
  sharp?: boolean
  /** Bearer token of an earlier visit on this phone. */
  token?: string
  /** A user who is signed in on this phone. */
  member?: SignedIn | undefined
  /** The privacy notice has not been accepted yet. */
  unasked?: boolean
  screen?: keyof typeof SCREENS
  /** User agent; that of a host app opens its in-app browser. */
  userAgent?: string
  /** The phone's position; without it permission is denied. Central Bangkok: `{ latitude: 13.73, longitude: 100.58 }`. */
  place?: { latitude: number; longitude: number }
  /** Grants the camera permission. */
  camera?: boolean
  /** Allows the service worker for offline starts. Off elsewhere, because Playwright does not see a worker's requests. */
  keepsSite?: boolean
}

/** Context options of a visitor's phone. */
export function phoneOf(url: string, options: VisitorOptions): BrowserContextOptions {
  const { screen = 'phone', sharp, place, userAgent, camera, keepsSite } = options
  return {
    viewport: SCREENS[screen],
    // Drawing four times as many pixels is the slowest part of a visit.
    deviceScaleFactor: sharp || SHOTS ? 2 : 1,
    isMobile: true,
    hasTouch: true,
    timezoneId: 'Asia/Bangkok',
    serviceWorkers: keepsSite ? 'allow' : 'block',
    storageState: remembered(url, options),
    ...wishes(options),
    ...(userAgent ? { userAgent } : {}),
    ...(place && { geolocation: place }),
    permissions: [...(place ? ['geolocation'] : []), ...(camera ? ['camera'] : [])],
  }
}

/** The visitor's media preferences. */
const wishes = ({ dark, calm }: VisitorOptions) => ({
  colorScheme: dark ? ('dark' as const) : ('light' as const),
  reducedMotion: calm ? ('reduce' as const) : ('no-preference' as const),
})

/** The local storage of an earlier visit, in Taro's format. */
export function remembered(url: string, { locale, token, member, unasked }: VisitorOptions) {
  const privacy = unasked ? undefined : VERSION
  const kept = { locale, token: member?.token ?? token, user: member?.userInfo, privacy }
  const localStorage = Object.entries(kept)
    .filter(([, data]) => data !== undefined)
    .map(([name, data]) => ({ name, value: JSON.stringify({ data }) }))
  return { cookies: [], origins: [{ origin: url, localStorage }] }
}
