import { lookContract as look } from '../../../console/contract/look/look'
import { configContract } from '../../../src/contract/config/config'
import type { Locale } from '../../../src/contract/fields'
import { helpContract } from '../../../src/contract/help'
import { settingErrors } from '../../../server/console/settings/settingErrors'
import { settingOf } from '../../../server/console/settings/settings'
import { translations } from '../../../server/seed/notation'
import { ADS } from '../../../server/seed/data/ads'
import { HELP } from '../../../server/seed/data/help'
import { codesOf } from '../support/inStore/diner'
import { freshStaff } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import type { StaffCaller } from '../support/console/staff'

let [backend, staff]: [Backend, StaffCaller] = [] as never
freshStaff((...fresh) => ([backend, staff] = fresh))

type List = 'ad' | 'helpers'

const ads = (locale: Locale = 'en') => backend.ask(configContract.ad, {}, { locale })
const helpers = async (locale: Locale = 'en') => (await backend.ask(helpContract.helpers, {}, { locale })).list
const answer = (helperId: string, locale: Locale = 'en') => backend.call(helpContract.helper, { helperId }, { locale })
const written = async (ident: List) => Object((await staff.ask(look.setting, { ident })).value)
const markOf = async (ident: List) => (await staff.ask(look.setting, { ident })).revision
/** Changes a list and publishes it. */
async function save(ident: List, value: Record<string, unknown> | null, revision?: number) {
  const draft = await staff.call(look.updateSetting, { ident, value, revision: revision ?? (await markOf(ident)) })
  if (draft.code !== 200) return draft
  return staff.call(look.publishSetting, { ident, revision: draft.data.revision })
}

const MANGO = { id: 'mango', image: 'mango.webp', title: { en: 'Mango', th: 'มะม่วง', zh: '芒果' } }
const TO_MENU = { params: 'platform', name: { id: 'goods' } }
const REQUESTS = {
  id: 'vegan',
  title: { en: 'Vegan?', th: 'วีแกน?', zh: '纯素？' },
  answer: { en: '<p>Yes.</p>', zh: '是。' },
}
const FOOD = { id: 'food', title: 'Food', questions: [REQUESTS] }

test('advertisements are edited by place; guests get them at once, in their language and order', async () => {
  const sent = await save('ad', {
    index: [
      { ...MANGO, darkImage: 'night.webp', link: TO_MENU },
      { id: 'plain', image: 'https://a.example/b.webp' },
    ],
    user: [{ ...MANGO, id: 'later', shown: false }],
  })
  expect(sent.code).toBe(200)
  for (const locale of ['en', 'th', 'zh'] as const) {
    const mango = { ...MANGO, title: MANGO.title[locale], darkImage: 'night.webp', link: TO_MENU }
    const plain = { id: 'plain', image: 'https://a.example/b.webp', darkImage: '', title: '', link: null }
    expect(await ads(locale)).toEqual({ index: [mango, plain], orderInfo: [], user: [] })
  }
})

test('hidden rows can be edited, and remain after a change', async () => {
  const { index, user } = await written('ad')
  expect(user).toEqual([{ id: 'a2', shown: false, image: 'gone.webp', darkImage: '', title: { en: '' }, link: null }])
  await save('ad', { index: [{ ...index[0], link: null }], orderInfo: [MANGO], user })
  const { orderInfo, user: later } = await written('ad')
  expect(orderInfo).toEqual([{ ...MANGO, darkImage: '', link: null, shown: true }])
  expect(later).toEqual(user)
})

test('questions and answers are edited by group; guests get them at once, in their language', async () => {
  await save('helpers', { list: [FOOD, { ...FOOD, id: 'secret', shown: false, questions: [] }] })
  for (const locale of ['en', 'th', 'zh'] as const) {
    const title = REQUESTS.title[locale]
    expect(await helpers(locale)).toEqual([{ id: 'food', title: 'Food', questions: [{ id: 'vegan', title }] }])
    const html = locale === 'zh' ? '是。' : '<p>Yes.</p>'
    expect(await answer('vegan', locale)).toMatchObject({ code: 200, data: { title, group: 'Food', html } })
  }
})

test('an answer keeps its address when it is changed, moved to another group, and hidden for a while', async () => {
  const { list } = await written('helpers')
  const [cancel] = list[0].questions
  expect(cancel).toMatchObject({ id: 'cancel', answer: { en: '<p>Until it is cooked.</p>' } })
  const moved = { ...cancel, title: 'May I cancel?', answer: '<p onclick="x()">Any time.</p><script>x()</script>' }
  await save('helpers', { list: [{ ...FOOD, questions: [REQUESTS, moved] }] })
  expect((await helpers())[0]?.questions.map(({ id }) => id)).toEqual(['vegan', 'cancel'])
  expect(await answer('cancel')).toMatchObject({ data: { title: 'May I cancel?', html: '<p>Any time.</p>' } })
  await save('helpers', { list: [{ ...FOOD, questions: [{ ...moved, shown: false }] }] })
  expect(await answer('cancel')).toMatchObject({ code: 400 })
  await save('helpers', { list: [{ ...FOOD, questions: [moved] }] })
  expect(await answer('cancel')).toMatchObject({ data: { group: 'Food' } })
})

test.each<[List, Record<string, unknown>, Record<string, unknown>, () => Promise<object>]>([
  ['ad', { user: [MANGO] }, { index: [], orderInfo: [], user: [] }, ads],
  ['helpers', { list: [FOOD] }, { list: [] }, async () => ({ list: await helpers() })],
])('%s may be empty, and be taken away', async (of, full, empty, seen) => {
  expect((await save(of, empty)).code).toBe(200)
  expect([await seen(), await written(of)]).toEqual([empty, empty])
  await save(of, full)
  expect(await seen()).not.toEqual(empty)
  expect((await save(of, null)).code).toBe(200)
  expect([await seen(), await written(of)]).toEqual([empty, empty])
})

test('the demo advertisements and answers are valid', () => {
  const ad = { index: ADS.map(({ place: _place, ...rest }) => rest) }
  const list = HELP.map(({ id, title, questions }) => ({
    id,
    title: translations(title),
    questions: questions.map((each) => ({
      ...each,
      title: translations(each.title),
      answer: translations(each.answer),
    })),
  }))
  expect(settingErrors(settingOf('ad'), ad)).toEqual([])
  expect(settingErrors(settingOf('helpers'), { list })).toEqual([])
})

const inIndex = (ad: unknown) => ({ index: [ad] })
test.each<[List, Record<string, unknown>, string]>([
  ['ad', inIndex({ image: 'a.webp' }), 'index.0.id'],
  ['ad', inIndex({ id: 'a' }), 'index.0.image'],
  ['ad', inIndex({ id: 'a', image: ' ' }), 'index.0.image'],
  ['ad', inIndex({ id: 'a/b', image: 'a.webp' }), 'index.0.id'],
  ['ad', inIndex({ id: { en: 'a' }, image: 'a.webp' }), 'index.0.id'],
  ['ad', inIndex({ id: 'a', image: { en: 'a', th: 'b' } }), 'index.0.image'],
  ['ad', inIndex({ id: 'a', image: 'a.webp', shown: 'no' }), 'index.0.shown'],
  ['ad', inIndex({ ...MANGO, title: { fr: 'Mangue' } }), 'index.0.title'],
  ['ad', inIndex({ ...MANGO, picture: '' }), 'index.0.picture'],
  ['ad', { home: [MANGO] }, 'home'],
  ['ad', { index: [MANGO], user: [MANGO] }, 'user.0.id'],
  ['ad', inIndex({ ...MANGO, link: { params: 'platform', name: 'goods' } }), 'index.0.link.name'],
  ['ad', inIndex({ ...MANGO, link: { params: 'page', name: { path: '/pages/gone' } } }), 'index.0.link'],
  ['helpers', { list: [{ id: 'a' }] }, 'list.0.title'],
  ['helpers', { list: [{ ...FOOD, questions: [{ ...REQUESTS, answer: '' }] }] }, 'list.0.questions.0.answer'],
  ['helpers', { list: [FOOD, { ...FOOD, id: 'b' }] }, 'list.1.questions.0.id'],
  ['helpers', { list: [FOOD, { ...FOOD, questions: [] }] }, 'list.1.id'],
])('%s as %j is refused by the name of the field', async (of, value, field) => {
  const before = await backend.dump()
  const { code, data } = await save(of, value)
  expect([code, Object(data).fields]).toEqual([400, [field]])
  expect(await backend.dump()).toBe(before)
})

test('a group and a question may have the same id', async () => {
  expect((await save('helpers', { list: [{ ...FOOD, id: 'vegan' }] })).code).toBe(200)
})

describe.each(['ad', 'helpers'] as const)('of two who save %s at once', (of) => {
  const value = (name: string) =>
    of === 'ad' ? { user: [{ ...MANGO, title: name }] } : { list: [{ ...FOOD, title: name }] }

  it.each(['after others', 'first'])('%s the slower one gets what the other one saved', async (when) => {
    if (when === 'first') await save(of, null)
    const mark = await markOf(of)
    const sent = await Promise.all(['Mine', 'Theirs'].map((name) => save(of, value(name), mark)))
    expect(codesOf(sent)).toEqual([200, 409])
    const late = sent.findIndex(({ code }) => code === 409)
    const [stored, lost] = late === 0 ? ['Theirs', 'Mine'] : ['Mine', 'Theirs']
    expect(JSON.stringify(sent[late]?.data)).toContain(stored)
    expect(JSON.stringify(await written(of))).toContain(stored)
    expect((await save(of, value(lost))).code).toBe(200)
    expect(JSON.stringify(await written(of))).toContain(lost)
  })
})
