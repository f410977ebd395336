import { configContract, type System } from '../../../src/contract/config'
import type { Locale } from '../../../src/contract/fields'
import { type FormMap, optionalForms, writtenForms } from '../../../src/contract/forms'
import { personPayContract } from '../../../src/contract/personPay'
import { settingErrors } from '../../../server/console/settings/settingErrors'
import { SETTINGS, settingOf, initialValue } from '../../../server/console/settings/settings'
import { CONFIGS } from '../../../server/seed/data/configs'
import { freshConsole } from '../support/freshBistro'
import type { Backend } from '../support/harness'
import type { Merchant } from '../support/merchant'

let backend: Backend
let merchant: Merchant
freshConsole((...fresh) => ([backend, merchant] = fresh))

const PATH = '/console/settings'
const ALL = SETTINGS.flatMap(({ settings }) => settings)
const markIn = (body: string) => /name="mark" value="([\w-]+)"/.exec(body)?.[1] ?? ''
const markOf = (of: string) => merchant.markOf(of)
const save = (...what: Parameters<Merchant['save']>) => merchant.save(...what)

/** The configuration that a guest gets. */
const form = async <I extends keyof FormMap>(ident: I, locale: Locale = 'en') =>
  (await backend.ask(configContract.forms, { idents: [ident] }, { locale }))[ident]

test('every editable block is listed, and no other', () => {
  const idents = [...Object.keys(writtenForms), ...Object.keys(optionalForms), 'search', 'system', 'ad', 'helpers']
  expect(ALL.map(({ ident }) => ident).sort()).toEqual(idents.sort())
})

test.each(ALL.map(({ ident }) => ident))('%s has a valid initial value', async (ident) => {
  const setting = settingOf(ident)
  const begun = setting && initialValue(setting, null)
  expect(begun).not.toEqual({})
  expect(setting && settingErrors(setting, begun ?? {})).toEqual([])
  expect(await save(ident, begun)).toMatchObject({ status: 303, to: `${PATH}?of=${ident}&kept=1#written` })
  expect((await merchant.get(`${PATH}?of=${ident}&kept=1`)).body).toContain('Saved')
})

test.each(Object.entries(CONFIGS))('the demo value of %s is valid', (ident, value) => {
  const setting = settingOf(ident)
  expect(setting && settingErrors(setting, value)).toEqual([])
})

test('the notice carries the time at which it was saved, which the form does not show', async () => {
  const before = Date.now()
  await save('notice', { title: 'News', text: 'Closed on Monday' })
  const { at } = (await form('notice')) as { at: string }
  expect(Date.parse(at)).toBeGreaterThanOrEqual(before)
  expect((await merchant.get(`${PATH}?of=notice`)).body).not.toContain(at)
})

test('guests get the saved value, in their language, and the default after it is removed', async () => {
  await save('notice', { title: 'News', text: { en: 'Closed on Monday', th: 'ปิดวันจันทร์' } })
  expect(await form('notice', 'th')).toMatchObject({ title: 'News', text: 'ปิดวันจันทร์' })
  expect(await form('notice', 'zh')).toMatchObject({ title: 'News', text: 'Closed on Monday' })
  await save('style', { color: { btnColor: '#006a4e', fontColor: '#ffffff' } })
  expect(await form('style')).toEqual({ color: { btnColor: '#006a4e', fontColor: '#ffffff' } })
  await merchant.act(PATH, { act: 'remove', of: 'style', mark: await markOf('style') })
  expect(await form('style')).toEqual({ color: { btnColor: '#B11E23', fontColor: '#fff' } })
  await save('system', { brand: 'Sala', power: ['fastOrder'] })
  const facts: System = await backend.ask(configContract.system, {})
  expect(facts).toMatchObject({ brand: 'Sala', power: ['fastOrder'], custom: { hbmc: 'THB' } })
})

test('a discount on bills may be named once for all languages', async () => {
  await save('personPayOrderConfig', { discounts: [{ name: 'Ten off', minAmount: 5000, amount: 1000 }] })
  const token = await backend.guest()
  const { discounts } = await backend.ask(personPayContract.checkout, { storeId: 'ari', amount: 6000 }, { token })
  expect(discounts).toEqual([{ name: 'Ten off', minAmount: 5000, amount: 1000 }])
})

test.each([
  ['style', '{', 'Line 1: A field name in double quotes is expected here.'],
  [
    'style',
    '{\n  "a": "b\\u0000"\n}',
    'Line 2: This text contains a character that cannot be saved. Remove it and try again.',
  ],
  ['style', `{ "a": "${'b'.repeat(100_000)}" }`, 'This text can have at most 100000 characters.'],
  ['style', '[]', 'Line 1: The text must start with { and end with }.'],
  [
    'style',
    { color: { btnColor: 'red', fontColor: '#fff' } },
    'Line 3, color › btnColor: This value is not valid here',
  ],
  ['style', { colour: {} }, 'Line 2, colour: There is no field with this name here.'],
  ['orderSetting', { payMinutes: -1 }, 'Line 2, payMinutes: This value is not valid here. 20 would be used instead.'],
  ['orderSetting', { payMinutes: 1e15 }, 'Line 2, payMinutes: This value is not valid here. 20 would be used instead.'],
  [
    'orderSetting',
    { remarkLength: 500 },
    'Line 2, remarkLength: This value is not valid here. 200 would be used instead.',
  ],
  [
    'inStoreOrderConfig',
    { idleMinutes: 1e15 },
    'Line 2, idleMinutes: This value is not valid here. 120 would be used instead.',
  ],
  ['orderSetting', { numberPrefix: 'toolong' }, 'Line 2, numberPrefix: This value is not valid here'],
  ['orderCollect', { fast: 'no' }, 'Line 2, fast: This value is not valid here. true would be used instead.'],
  ['vipset', { on: true, levels: [0, -5] }, 'Line 3, levels: This value is not valid here. [] would be used instead.'],
  [
    'copyright',
    { text: '©', link: { params: 'external', name: { path: 'javascript:alert(1)' } } },
    'This link does not lead to a page of the storefront.',
  ],
  ['nav', { list: [] }, 'Line 2, list: The tab bar needs two to five tabs, each with a title.'],
  [
    'nav',
    { list: [{ title: 'A', url: '/pages/gone' }] },
    'Line 5, list 1 › url: This address is not a page of the storefront',
  ],
  [
    'notice',
    { text: { en: 'Hi', fr: 'Salut' } },
    'Line 2, text: This value is not valid here. &#34;&#34; would be used instead.',
  ],
  ['about', { title: 'Us' }, 'Line 1, version: This is missing.'],
  [
    'personPayOrderConfig',
    { discounts: [{ name: 'All', minAmount: 5, amount: 5 }] },
    'Line 3, discounts 1: The discount must be less than the amount from which it applies.',
  ],
])('%s as %j is not taken, and stays to be mended', async (ident, value, fault) => {
  const before = await form(ident as keyof FormMap)
  const { status, body } = await save(ident, value)
  expect(status).toBe(400)
  expect(body).toContain(fault)
  expect(body).toContain('aria-invalid="true"')
  expect(await form(ident as keyof FormMap)).toEqual(before)
})

test('a concurrent change is a conflict, and the typed text remains', async () => {
  const mark = await markOf('notice')
  await save('notice', { title: 'Mine', text: '' })
  const late = await save('notice', { title: 'Theirs', text: '' }, mark)
  expect(late.status).toBe(409)
  expect(late.body).toContain('Theirs')
  expect(late.body).toContain('Someone else has changed this in the meantime')
  expect(await form('notice')).toMatchObject({ title: 'Mine' })
  await save('notice', { title: 'Theirs', text: '' }, markIn(late.body))
  expect(await form('notice')).toMatchObject({ title: 'Theirs' })
})

test('two who save for the first time at once do not overwrite each other', async () => {
  const mark = await markOf('goodStyle')
  const sent = await Promise.all(['grid', 'strip'].map((layout) => save('goodStyle', { layout }, mark)))
  expect(sent.map(({ status }) => status).sort((a, b) => a - b)).toEqual([303, 409])
})

test('a repeated submit saves once, without a conflict', async () => {
  const mark = await markOf('vipset')
  const sent = await Promise.all([1, 2].map(() => save('vipset', { on: true, levels: [0, 500] }, mark)))
  expect(sent.map(({ status }) => status)).toEqual([303, 303])
  const missing = { act: 'remove', of: 'vipset', mark: await markOf('vipset') }
  const removed = await Promise.all([1, 2].map(() => merchant.act(PATH, missing)))
  expect(removed.map(({ status }) => status)).toEqual([303, 303])
})

test('an unknown block cannot be saved', async () => {
  expect(await save('secret', { a: 1 }, 'x')).toMatchObject({ status: 400 })
  expect((await merchant.get(`${PATH}?of=secret`)).body).toContain('Choose a setting to edit.')
})

test('a form of more than a megabyte is refused with the reason', async () => {
  const { status, body } = await save('notice', 'x'.repeat(1024 * 1024))
  expect(status).toBe(413)
  expect(body).toContain('This text is too long')
})
