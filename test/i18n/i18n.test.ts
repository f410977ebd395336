import { LOCALES } from '@/contract/constants/common'
import type { Locale } from '@/contract/fields'
import en from '@/i18n/en/messages'
import { loadMessages, setMerchantTexts, translate } from '@/i18n/i18n'
import type { MessageKey } from '@/i18n/messages'

/** Every text key, with a value for each of its placeholders. */
const keys = Object.entries(en).flatMap(([area, texts]) =>
  Object.entries<string>(texts).map(([name, text]) => ({
    key: `${area}.${name.replace(/_(one|other)$/, '')}` as MessageKey,
    counted: /_(one|other)$/.test(name),
    values: Object.fromEntries([...text.matchAll(/{{(\w+)}}/g)].map(([, place = '']) => [place, `<${place} & $1>`])),
  })),
)

const allTexts = (locale: Locale) =>
  keys.map(({ key, counted, values }) => translate(locale, key, counted ? { ...values, count: 2 } : values))

/** Runs a function as on a phone whose engine has no `Intl`. */
function withoutIntl(run: () => void): void {
  const intl = globalThis.Intl
  Reflect.deleteProperty(globalThis, 'Intl')
  try {
    run()
  } finally {
    globalThis.Intl = intl
  }
}

beforeAll(async () => {
  for (const locale of LOCALES) await loadMessages(locale)
})

afterEach(() => setMerchantTexts('en', {}))

it.each(LOCALES)('every text is found and has all its placeholders filled: %s', (locale) => {
  const texts = allTexts(locale)
  expect(texts.filter((text) => /\{\{|\$t\(/.test(text))).toEqual([])
  expect(texts.filter((text, index) => text === keys[index]?.key)).toEqual([])
})

it('an unknown key is its own text', () => {
  expect(translate('en', 'unknown.key' as MessageKey)).toBe('unknown.key')
})

it('values are inserted unchanged, without escapes', () => {
  expect(translate('en', 'home.changeStore', { name: '<Ari & $1>' })).toContain('<Ari & $1>')
})

it.each([
  ['en', 1, '1 order'],
  ['en', 0, '0 orders'],
  ['en', 21, '21 orders'],
] as const)('the form of a counted text follows the count: %s %d', (locale, count, text) => {
  expect(translate(locale, 'home.waiting', { count, label: 'Pickup' })).toContain(text)
})

it.each(LOCALES)('counted texts are the same on a phone without Intl: %s', async (locale) => {
  const counted = (text: typeof translate) =>
    keys
      .filter((key) => key.counted)
      .map(({ key, values }) => [0, 1, 2, 21].map((count) => text(locale, key, { ...values, count })))
  const errors = jest.spyOn(console, 'error')
  // A separate instance: i18next caches the plural rules that it has read.
  await jest.isolateModulesAsync(async () => {
    await import('@/i18n/en/messages')
    const fresh = await import('@/i18n/i18n')
    await fresh.loadMessages(locale)
    withoutIntl(() => expect(counted(fresh.translate)).toEqual(counted(translate)))
  })
  expect(errors).not.toHaveBeenCalled()
})

it('a merchant’s text omits a reference that leads back to itself, directly or through another text', () => {
  setMerchantTexts('en', {
    'tabs.home': 'Home $t(tabs.menu)',
    'tabs.menu': 'Menu $t(tabs.home)',
    'tabs.me': '$t(tabs.me)Me',
  })
  expect((['tabs.home', 'tabs.menu', 'tabs.me'] as const).map((key) => translate('en', key))).toEqual([
    'Home Menu ',
    'Menu Home ',
    'Me',
  ])
})

it('a merchant’s label omits a reference to a default text that contains the label', () => {
  setMerchantTexts('en', { 'names.points': 'Stars $t(member.guest)' })
  expect(translate('en', 'member.guest')).toBe('Log in to collect Stars ')
})

it('a merchant’s own texts take precedence, also within other texts', () => {
  setMerchantTexts('th', { 'names.points': 'ดาว', 'home.waiting_other': '{{label}}: {{count}}' })
  expect(translate('th', 'member.guest')).toContain('ดาว')
  expect(translate('th', 'home.waiting', { count: 2, label: 'x' })).toBe('x: 2')
})
