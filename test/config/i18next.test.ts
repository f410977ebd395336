import type * as I18next from 'i18next'
import { createInstance } from 'i18next'
import { LOCALES, type Locale } from '@/contract/fields'
import en from '@/i18n/en/messages'
import th from '@/i18n/th/messages'
import zh from '@/i18n/zh/messages'

const { createInstance: createSmall } = jest.requireActual<typeof I18next>('../../config/i18next')
const bundles = { en, th, zh }

/** What is there: English at once, the others later. */
const here = { en, th: {}, zh: {} }

/** What a merchant calls otherwise. */
const own = { en: {}, th: {}, zh: {} }

/** Set up as src/i18n does it. */
function setUp(create: typeof createInstance) {
  const instance = create()
  void instance.init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    defaultNS: ['own', 'translation'],
    showSupportNotice: false,
    resources: {
      en: { own: own.en, translation: here.en },
      th: { own: own.th, translation: here.th },
      zh: { own: own.zh, translation: here.zh },
    },
    interpolation: { escapeValue: false },
  })
  return instance
}

const real = setUp(createInstance)
const small = setUp(createSmall)

/** Every key that can be asked for, with a value for each of its places. */
const asked = Object.entries(en).flatMap(([area, texts]) =>
  Object.entries<string>(texts).map(([name, text]) => ({
    key: `${area}.${name.replace(/_(one|other)$/, '')}`,
    counted: /_(one|other)$/.test(name),
    places: Object.fromEntries([...text.matchAll(/{{(\w+)}}/g)].map(([, place = '']) => [place, `<${place} & $1>`])),
  })),
)

/** Every text in every form, as an instance says it. */
const said = (instance: Pick<typeof real, 't'>, locale: Locale) =>
  asked.flatMap(({ key, counted, places }) =>
    (counted ? [0, 1, 2, 5, 21] : [undefined]).map((count) => [
      key,
      instance.t(key, { ...places, ...(count === undefined ? {} : { count }), lng: locale }),
    ]),
  )

test('a merchant’s text that stands in itself, also by way of another, is said without, and stops nothing', () => {
  const words = { tabs: { home: 'Home $t(tabs.menu)', menu: 'Menu $t(tabs.home)', me: '$t(tabs.me)Me' } }
  Object.assign(own.en, words)
  expect(['home', 'menu', 'me'].map((name) => small.t(`tabs.${name}`, { lng: 'en' }))).toEqual([
    'Home Menu ',
    'Menu Home ',
    'Me',
  ])
  Reflect.deleteProperty(own.en, 'tabs')
})

test('a language that is not there yet speaks English, as i18next does', () => {
  expect(said(small, 'th')).toEqual(said(real, 'th'))
})

test.each(LOCALES)('the small stand-in says every text as i18next does: %s', (locale) => {
  Object.assign(here[locale], bundles[locale])
  expect(said(small, locale)).toEqual(said(real, locale))
})

test('a merchant’s own words come first, also within other texts, and counted ones by their count', () => {
  Object.assign(own.th, { names: { points: 'ดาว' }, home: { waiting_other: '{{label}}: {{count}}' } })
  expect(said(small, 'th')).toEqual(said(real, 'th'))
  expect(small.t('member.guest', { lng: 'th' })).toContain('ดาว')
})

test('a text that nobody wrote is its key', () => {
  expect(small.t('nobody.wrote', { lng: 'en' })).toBe(real.t('nobody.wrote', { lng: 'en' }))
})
