import '@/i18n/en/home'
import th from '@/i18n/th/messages'
import { autorun } from 'mobx'
import { LocaleStore } from '@/stores/config/locale'

const storage = { read: () => undefined, write: () => undefined }

it('the merchant’s label is used wherever the term occurs, and the default returns when the label is removed', () => {
  const locale = new LocaleStore(storage)
  const message: string[] = []
  const stop = autorun(() => void message.push(locale.t('member.guest')))
  locale.applyMerchantTexts({ 'names.points': 'Stars', 'names.pointsTitle': 'Stars' })
  expect([locale.t('names.pointsTitle'), locale.t('member.guestText')]).toEqual([
    'Stars',
    'Stars, coupons and member prices',
  ])
  locale.applyMerchantTexts({})
  stop()
  expect(message).toEqual(['Log in to collect points', 'Log in to collect Stars', 'Log in to collect points'])
})

it("the merchant's texts keep placeholders and plurals", () => {
  const locale = new LocaleStore(storage)
  locale.applyMerchantTexts({
    'home.changeStore': 'From {{name}}',
    'home.waiting_one': 'one {{label}}',
    'nobody.wrote': 'x',
  })
  expect(locale.t('home.changeStore', { name: 'Ari' })).toBe('From Ari')
  expect([1, 2].map((count) => locale.t('home.waiting', { count, label: 'pot' }))).toEqual(['one pot', 'pot, 2 orders'])
  locale.applyMerchantTexts({})
})

it('a merchant’s text of one language is never used in another', async () => {
  const locale = new LocaleStore(storage)
  locale.applyMerchantTexts({ 'tabs.menu': 'Dishes' })
  await locale.choose('th')
  locale.applyMerchantTexts({})
  expect(locale.t('tabs.menu')).toBe(th.tabs.menu)
  locale.applyMerchantTexts({ 'tabs.menu': 'อาหาร' })
  expect(locale.t('tabs.menu')).toBe('อาหาร')
})

it.each([
  [undefined, 'en'],
  ['th', 'th'],
  ['zh', 'zh'],
  ['fr', 'en'],
  [7, 'en'],
])('a phone with the stored language %j starts in %s', (stored, wanted) => {
  expect(new LocaleStore({ read: <T>() => stored as T | undefined, write: () => undefined }).wanted).toBe(wanted)
})

it('the chosen language is stored', async () => {
  const stored: Record<string, unknown> = {}
  const locale = new LocaleStore({ ...storage, write: (name, value) => void (stored[name] = value) })
  await locale.choose('zh')
  expect([stored.locale, locale.current]).toEqual(['zh', 'zh'])
})
