import { resolve } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { ROOT } from '../../../config/tasks/steps'
import { VERSION } from '../../../server/seed/data/texts'
import type { Locale } from '../../../src/contract/fields'
import type { SignedIn } from '../../../src/contract/session'

/** Sizes of the screens that are looked at: a common phone, the narrowest one, and the desk of somebody in a store. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
  desk: { width: 1280, height: 800 },
}

/** The folder for pictures; none are kept without one. */
export const SHOTS = process.env.SCREENSHOTS && resolve(ROOT, process.env.SCREENSHOTS)

export interface VisitorOptions {
  locale?: Locale
  dark?: boolean
  /** Has asked the phone for less motion. */
  calm?: boolean
  /** Draws two points where a plain screen draws one, as phones do, because pictures of it are looked at. */
  sharp?: boolean
  /** Bearer token of an earlier visit on this phone. */
  token?: string
  /** A user who is signed in on this phone. */
  member?: SignedIn | undefined
  /** Was not asked about the privacy policy yet. */
  unasked?: boolean
  screen?: keyof typeof SCREENS
  /** What the browser calls itself; that of a host's app is the browser inside it. */
  userAgent?: string
  /** Where the phone says it is; without it the phone refuses to say. Central Bangkok: `{ latitude: 13.73, longitude: 100.58 }`. */
  place?: { latitude: number; longitude: number }
  /** The guest lets the storefront use the camera. */
  camera?: boolean
  /** The browser keeps the site for starts without network. Elsewhere it must not: Playwright does not see what a worker asks for. */
  keepsSite?: boolean
}

/** How a browser becomes the phone of a visitor to a site. */
export function phoneOf(url: string, options: VisitorOptions): BrowserContextOptions {
  const { screen = 'phone', sharp, place, userAgent, camera, keepsSite } = options
  return {
    viewport: SCREENS[screen],
    // Drawing four times the points is the slowest part of a visit.
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

/** How a guest wants pages to look. */
const wishes = ({ dark, calm }: VisitorOptions) => ({
  colorScheme: dark ? ('dark' as const) : ('light' as const),
  reducedMotion: calm ? ('reduce' as const) : ('no-preference' as const),
})

/** What an earlier visit left in the phone's storage, as Taro wraps it. */
export function remembered(url: string, { locale, token, member, unasked }: VisitorOptions) {
  const privacy = unasked ? undefined : VERSION
  const kept = { locale, token: member?.token ?? token, user: member?.userInfo, privacy }
  const localStorage = Object.entries(kept)
    .filter(([, data]) => data !== undefined)
    .map(([name, data]) => ({ name, value: JSON.stringify({ data }) }))
  return { cookies: [], origins: [{ origin: url, localStorage }] }
}
