import { resolve } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { ROOT } from '../../../config/tasks/steps'
import { VERSION } from '../../../server/seed/data/texts'
import type { Locale } from '../../../src/contract/fields'
import type { SignedIn } from '../../../src/contract/account/session'

/** Screen sizes in tests: a common phone, the narrowest one, and a desktop for staff. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
  desk: { width: 1280, height: 800 },
}

/** The folder for screenshots; without it none are written. */
export const SCREENSHOT_FOLDER = process.env.SCREENSHOTS && resolve(ROOT, process.env.SCREENSHOTS)

export interface VisitorOptions {
  locale?: Locale
  dark?: boolean
  /** Moves as for most guests. The others prefer reduced motion, whose screens cost less to draw. */
  motion?: boolean
  /** Uses a device scale factor of 2, like a phone, because screenshots of it are used. */
  sharp?: boolean
  /** Bearer token of an earlier visit on this phone. */
  token?: string
  /** A user who is signed in on this phone. */
  member?: SignedIn | undefined
  /** The pop-up for newcomers has not been closed yet. */
  newcomer?: boolean
  /** The privacy notice has not been accepted yet. */
  needsConsent?: boolean
  screen?: keyof typeof SCREENS
  /** User agent; that of a host app opens its in-app browser. */
  userAgent?: string
  /** Language of the browser, which the storefront ignores; a phone of its own is set up for it. */
  browserLanguage?: string
  /** Language that staff have chosen in their app on this device. */
  staffLocale?: Locale
  /** The phone's position; without it permission is denied. Central Bangkok: `{ latitude: 13.73, longitude: 100.58 }`. */
  position?: { latitude: number; longitude: number }
  /** Grants the camera permission. */
  camera?: boolean
  /** Pages poll the server five times as often: for tests that follow changes made elsewhere. */
  quickPolls?: boolean
  /** Allows the service worker for offline starts. Off elsewhere, because Playwright does not see a worker's requests. */
  serviceWorker?: boolean
  /** Uses a phone of its own, with an empty HTTP cache: for visits that measure a first load, add init scripts or stop the clock. */
  fresh?: boolean
}

type Look = readonly [Locale, Pick<VisitorOptions, 'screen' | 'dark'>]

/**
 * Looks in which tests walk through the pages of an area: Thai has the longest words and the tallest lines, and every route is also visited in
 * light and in English. Screenshots for review are taken in all languages.
 */
export const LOOKS: readonly Look[] = SCREENSHOT_FOLDER
  ? [
      ['en', {}],
      ['th', { screen: 'narrow' }],
      ['zh', { dark: true }],
    ]
  : [['th', { screen: 'narrow', dark: true }]]

/** Options that a browser context keeps for life. The others are set for each visit. */
export function contextOptions({ sharp, serviceWorker, browserLanguage }: VisitorOptions): BrowserContextOptions {
  return {
    // Drawing four times as many pixels is the slowest part of a visit.
    deviceScaleFactor: sharp || SCREENSHOT_FOLDER ? 2 : 1,
    isMobile: true,
    hasTouch: true,
    timezoneId: 'Asia/Bangkok',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    ...(browserLanguage ? { locale: browserLanguage } : {}),
  }
}

/** The local storage of an earlier visit, in the formats of Taro and of the staff's app, by key. */
export function storedItems(options: VisitorOptions): [string, string][] {
  const { locale, token, member, needsConsent, newcomer, staffLocale } = options
  const privacy = needsConsent ? undefined : VERSION
  const user = member?.userInfo
  const stored = { locale, token: member?.token ?? token, user, privacy, welcomed: !newcomer || undefined }
  const ofStaff: [string, string][] = staffLocale ? [['RaStore.locale', JSON.stringify(staffLocale)]] : []
  return Object.entries(stored)
    .filter(([, data]) => data !== undefined)
    .map(([name, data]): [string, string] => [name, JSON.stringify({ data })])
    .concat(ofStaff)
}
