import { eq } from 'drizzle-orm'
import { consoleContract } from '../../../../console/contract/contract'
import { settingContract as calls, updateName } from '../../../../console/contract/settings/setting'
import { FEATURES, SETTING_NAMES, type SettingName } from '../../../../console/contract/settings/settingFields'
import { configContract } from '../../../../src/contract/config/config'
import type { Endpoint } from '../../../../src/contract/endpoint'
import type { Locale } from '../../../../src/contract/fields'
import type { FormMap } from '../../../../src/contract/config/forms'
import { personPayContract } from '../../../../src/contract/order/personPay'
import { isFeatureOn } from '../../../../src/domain/config/featureFlags'
import { DESTINATIONS } from '../../../../server/console/look/destinations'
import { settingErrors } from '../../../../server/console/settings/settingErrors'
import { settingOf } from '../../../../server/console/settings/settings'
import { configs } from '../../../../server/db/schema/settings/config'
import { stores } from '../../../../server/db/schema/store/stores'
import { CONFIGS } from '../../../../server/seed/data/configs'
import { addTemplate } from '../../support/coupons/coupons'
import { codesOf } from '../../support/inStore/diner'
import { freshConsole } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { StaffCaller } from '../../support/console/staff'
import { setConfig } from '../../support/database/configs'

let [backend, staff]: [Backend, StaffCaller] = [] as never
freshConsole((fresh) => (backend = fresh))
beforeEach(async () => void (staff = await StaffCaller.enter(backend)))

/** What a guest gets. */
const shown = async <I extends keyof FormMap>(ident: I, locale: Locale = 'en') =>
  (await backend.ask(configContract.forms, { idents: [ident] }, { locale }))[ident]

const read = (name: SettingName) => staff.ask<Endpoint>(calls[name], {}) as Promise<Record<string, unknown>>
const update = (name: SettingName, form: object) => staff.call<Endpoint>(calls[updateName(name)], form)
/** Saves a setting with some fields changed. */
const change = async (name: SettingName, fields: object) => update(name, { ...(await read(name)), ...fields })

describe.each(SETTING_NAMES)('the form of %s', (name) => {
  it('saves what it begins with, and shows it again', async () => {
    const begun = await read(name)
    const { code, data } = await update(name, begun)
    expect(code).toBe(200)
    expect(data).toEqual({ ...begun, revision: expect.any(String), stored: expect.any(Boolean) })
    expect(await read(name)).toEqual(data)
  })

  it('changes nothing for guests when the values of the demonstration are saved as they are', async () => {
    const value = CONFIGS[name] ?? {}
    for (const id of ['welcome', 'iced-tea', 'rainy-day']) await addTemplate(backend, { id, name: { en: id } })
    const [ari] = await backend.db.select().from(stores).where(eq(stores.id, 'ari'))
    await backend.db.insert(stores).values({ ...(ari as typeof stores.$inferSelect), id: 'riverside' })
    await setConfig(backend.db, name, value)
    const [before, thai] = [await shown(name as keyof FormMap), await shown(name as keyof FormMap, 'th')]
    expect((await update(name, await read(name))).code).toBe(200)
    const again = await shown(name as keyof FormMap)
    const at = name === 'notice' && { at: expect.any(String) }
    expect(again).toEqual(before && { ...before, ...at })
    expect(await shown(name as keyof FormMap, 'th')).toEqual(thai && { ...thai, ...at })
  })
})

it.each(SETTING_NAMES)('the value of %s in the demonstration is valid', (name) => {
  expect(settingErrors(settingOf(name), CONFIGS[name] ?? {})).toEqual([])
})

it('the notice carries the time at which it was saved, which is not in its form', async () => {
  const before = Date.now()
  await change('notice', { title: { en: 'News' } })
  expect(Date.parse(Object(await shown('notice')).at)).toBeGreaterThanOrEqual(before)
  expect(await read('notice')).not.toHaveProperty('at')
})

it('a discount on bills may be stored with one name for all languages', async () => {
  await store('personPayOrderConfig', { discounts: [{ name: 'Ten off', minAmount: 5000, amount: 1000 }] })
  const token = await backend.guest()
  const { discounts } = await backend.ask(personPayContract.checkout, { storeId: 'ari', amount: 6000 }, { token })
  expect(discounts).toEqual([{ name: 'Ten off', minAmount: 5000, amount: 1000 }])
  expect(await read('personPayOrderConfig')).toMatchObject({ discounts: [{ name: { en: 'Ten off' } }], unfit: [] })
})

it('a notice in three languages is what guests read, and who wrote it is recorded', async () => {
  await change('notice', { title: { en: 'News' }, text: { en: 'Closed on Monday', th: 'ปิดวันจันทร์' } })
  expect(await shown('notice', 'th')).toMatchObject({ title: 'News', text: 'ปิดวันจันทร์' })
  expect(await shown('notice', 'zh')).toMatchObject({ text: 'Closed on Monday' })
  expect(await staff.audited('notice')).toMatchObject([
    { action: 'setting.update', own: true, after: { title: { en: 'News' } } },
  ])
})

it('a legal text is asked about again after its version has changed, and is gone without sections', async () => {
  const text = { title: { en: 'Privacy' }, edition: '2', sections: [{ title: { en: 'Data' }, text: { en: 'Little' } }] }
  await change('privacy', text)
  expect(await shown('privacy')).toEqual({
    title: 'Privacy',
    version: '2',
    sections: [{ title: 'Data', text: 'Little' }],
  })
  await change('privacy', { sections: [] })
  expect(await shown('privacy')).toBeUndefined()
})

it('lists of single texts and dictionaries are forms of rows', async () => {
  await change('search', { hot: [{ word: { en: 'Curry', th: 'แกง' } }] })
  await change('copywriting', { texts: [{ key: 'tabs.menu', text: { en: 'Dishes', th: 'อาหาร' } }] })
  await change('basicSetting', { webHosts: [{ host: 'shop.example' }] })
  expect(await shown('copywriting', 'th')).toEqual({ texts: { 'tabs.menu': 'อาหาร' } })
  expect(await shown('basicSetting')).toMatchObject({ webHosts: ['shop.example'] })
  expect(await read('search')).toMatchObject({ hot: [{ word: { en: 'Curry', th: 'แกง' } }] })
})

/** Stores a value without any check. */
const store = (ident: SettingName, value: Record<string, unknown>) => setConfig(backend.db, ident, value)
const storedOf = async (ident: SettingName) =>
  (await backend.db.select().from(configs).where(eq(configs.ident, ident)))[0]?.value

it('what is stored of a setting but is not in its form stays', async () => {
  await store('system', { brand: 'Sala', later: 1 })
  expect(await read('system')).toMatchObject({ brand: { en: 'Sala' }, custom: { hbmc: { en: 'THB' } } })
  await change('system', { brand: { en: 'Sala Two' } })
  expect(await storedOf('system')).toMatchObject({ brand: { en: 'Sala Two' }, later: 1 })
})

it('the features that are offered are chosen from those that the storefront can do without', async () => {
  const optional = DESTINATIONS.map(({ name }) => name).filter(
    (name) => !isFeatureOn({ enabled: ['none'], disabledOrderTypes: [] }, name),
  )
  expect([...FEATURES].sort()).toEqual(optional.sort())
  await change('system', { power: ['wifi', 'queuing'], attachurl: '/cdn/' })
  expect(await backend.ask(configContract.system, {})).toMatchObject({ power: ['wifi', 'queuing'], attachurl: '/cdn/' })
})

describe('what is stored wrongly', () => {
  it('is shown as guests have it, with the usual value, and is named', async () => {
    await store('orderSetting', { payMinutes: -5, refundDays: 14 })
    expect(await read('orderSetting')).toMatchObject({ payMinutes: 20, refundDays: 14, unfit: ['payMinutes'] })
    await store('notice', { title: 'News', text: { en: 'Hi', fr: 'Salut' } })
    expect((await read('notice')).unfit).toEqual(['text'])
  })

  it('stays as it is stored until its field is changed', async () => {
    await store('orderSetting', { payMinutes: -5, refundDays: 14 })
    await change('orderSetting', { refundDays: 30 })
    expect(await storedOf('orderSetting')).toMatchObject({ payMinutes: -5, refundDays: 30 })
    const { data } = await change('orderSetting', { payMinutes: 25 })
    expect([await storedOf('orderSetting'), data]).toMatchObject([{ payMinutes: 25, refundDays: 30 }, { unfit: [] }])
  })

  it.each<[SettingName, Record<string, unknown>, string, object]>([
    ['search', { hot: 'Curry' }, 'hot', {}],
    ['copywriting', { texts: { 'tabs.menu': { en: 'Dishes' }, wrong: { en: 'A' } } }, 'texts', {}],
    ['style', { color: 'red' }, 'color', {}],
    ['partnerSetting', { on: true, fields: [{ key: 'a b', label: 'Why?' }] }, 'fields', { rate: 500 }],
    ['privacy', { title: 'Privacy', version: '1', sections: [{ title: 'Data' }] }, 'sections', {}],
  ])('is kept in %s too, where a form differs from what is stored', async (name, value, field, changed) => {
    await store(name, value)
    expect((await read(name)).unfit).toEqual([field])
    expect((await change(name, changed)).code).toBe(200)
    expect((await storedOf(name))?.[field]).toEqual(value[field])
  })
})

it('a setting that goes back to its usual values is no longer stored, and that is recorded', async () => {
  await change('style', { color: { btnColor: '#006a4e', fontColor: '#ffffff' } })
  const { revision, stored } = await read('style')
  expect(stored).toBe(true)
  const stale = await staff.call(calls.reset, { name: 'style', revision: 'earlier' })
  expect([stale.code, stale.data]).toEqual([409, { current: expect.objectContaining({ revision }) }])
  await staff.ask(calls.reset, { name: 'style', revision: String(revision) })
  expect(await shown('style')).toEqual({ color: { btnColor: '#B11E23', fontColor: '#fff' } })
  expect(await read('style')).toMatchObject({ stored: false, color: { btnColor: '#B11E23', fontColor: '#ffffff' } })
  expect((await staff.audited('style'))[0]).toMatchObject({ action: 'setting.reset' })
})

it('of six edits that saw the same setting one succeeds, and the others get the current one', async () => {
  const begun = await staff.ask(calls.queueSetting, {})
  const edit = (_: unknown, at: number) => staff.call(calls.queueSettingUpdate, { ...begun, graceMinutes: at + 10 })
  const replies = await Promise.all(Array.from('abcdef', edit))
  expect(codesOf(replies)).toEqual([200, 409, 409, 409, 409, 409])
  const now = await staff.ask(calls.queueSetting, {})
  expect(replies.find(({ code }) => code === 409)?.data).toEqual({ current: now })
  expect((await staff.audited('queueSetting')).length).toBe(1)
})

const SECTION = { title: { en: '' }, text: { en: 'Text' } }

test.each<[string, SettingName, object, string[]]>([
  ['a colour that is none', 'style', { color: { btnColor: 'red', fontColor: '#ffffff' } }, ['color']],
  ['no minutes to pay', 'orderSetting', { payMinutes: 0 }, ['payMinutes']],
  ['a prefix in small letters', 'orderSetting', { numberPrefix: 'sb' }, ['numberPrefix']],
  ['a tax ID with a wrong digit', 'hasKp', { taxId: '0105561000012' }, ['taxId']],
  [
    'a branch of no store',
    'hasKp',
    { branches: [{ storeId: 'x', branch: '00001', address: { en: '' } }] },
    ['branches'],
  ],
  ['a coupon that is none', 'couponSetting', { windowCouponIds: ['nothing'] }, ['windowCouponIds']],
  ['a least amount above the greatest', 'storageset', { minAmount: 500, maxAmount: 400 }, ['minAmount']],
  ['a text without a title', 'about', { title: { en: '' }, sections: [SECTION] }, ['title']],
  ['a web site without https', 'basicSetting', { officialLink: 'http://a.example' }, ['officialLink']],
  [
    'a discount of the whole bill',
    'personPayOrderConfig',
    { discounts: [{ name: { en: 'All' }, minAmount: 500, amount: 500 }] },
    ['discounts'],
  ],
  [
    'a text that is replaced twice',
    'copywriting',
    { texts: [1, 2].map(() => ({ key: 'tabs.menu', text: { en: 'Dishes' } })) },
    ['texts'],
  ],
])('%s is refused with its field', async (_what, name, fields, refused) => {
  const before = await read(name)
  const { code, data } = await change(name, fields)
  expect([code, data]).toEqual([400, { fields: refused }])
  expect(await read(name)).toEqual(before)
  expect(await staff.audited(name)).toEqual([])
})

it('the coupons for newcomers are chosen from the templates', async () => {
  await addTemplate(backend, { id: 'welcome', name: { en: 'Welcome' } })
  expect((await change('couponSetting', { windowCouponIds: ['welcome'] })).code).toBe(200)
  expect(await shown('couponSetting')).toMatchObject({ windowCouponIds: ['welcome'] })
})

it('a cashier cannot read or change settings', async () => {
  const cashier = await staff.invite({ email: 'nok@example.com', role: 'cashier' })
  expect((await cashier.call(consoleContract.setting.notice, {})).code).toBe(403)
})
