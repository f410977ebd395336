import { configContract } from '../../../src/contract/config'
import type { Locale } from '../../../src/contract/fields'
import { helpContract } from '../../../src/contract/help'
import { settingErrors } from '../../../server/console/settings/settingErrors'
import { settingOf } from '../../../server/console/settings/settings'
import { translations } from '../../../server/seed/notation'
import { ADS } from '../../../server/seed/data/ads'
import { HELP } from '../../../server/seed/data/help'
import { freshConsole } from '../support/freshBistro'
import type { Backend } from '../support/harness'
import { Merchant } from '../support/merchant'

let backend: Backend
let merchant: Merchant
freshConsole((...fresh) => ([backend, merchant] = fresh))

const ads = (locale: Locale = 'en') => backend.ask(configContract.ad, {}, { locale })
const helpers = async (locale: Locale = 'en') => (await backend.ask(helpContract.helpers, {}, { locale })).list
const answer = (helperId: string, locale: Locale = 'en') => backend.call(helpContract.helper, { helperId }, { locale })
const remove = async (of: string, mark?: string) =>
  merchant.act('/console/settings', { act: 'remove', of, mark: mark ?? (await merchant.markOf(of)) })

/** The value of the field, as rendered. */
const written = async (of: string) => {
  const { body } = await merchant.get(`/console/settings?of=${of}`)
  const text = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(body)?.[1] ?? ''
  return JSON.parse(text.replace(/&#(\d+);/g, (_sign, code: string) => String.fromCharCode(Number(code))))
}

const MANGO = { id: 'mango', image: 'mango.webp', title: { en: 'Mango', th: 'มะม่วง', zh: '芒果' } }
const TO_MENU = { params: 'platform', name: { id: 'goods' } }
const ASKED = {
  id: 'vegan',
  title: { en: 'Vegan?', th: 'วีแกน?', zh: '纯素？' },
  answer: { en: '<p>Yes.</p>', zh: '是。' },
}
const FOOD = { id: 'food', title: 'Food', questions: [ASKED] }

test('advertisements are edited by place; guests get them at once, in their language and order', async () => {
  const sent = await merchant.save('ad', {
    index: [
      { ...MANGO, darkImage: 'night.webp', link: TO_MENU },
      { id: 'plain', image: 'https://a.example/b.webp' },
    ],
    user: [{ ...MANGO, id: 'later', shown: false }],
  })
  expect(sent).toMatchObject({ status: 303, to: '/console/settings?of=ad&kept=1#written' })
  for (const locale of ['en', 'th', 'zh'] as const) {
    const mango = { ...MANGO, title: MANGO.title[locale], darkImage: 'night.webp', link: TO_MENU }
    const plain = { id: 'plain', image: 'https://a.example/b.webp', darkImage: '', title: '', link: null }
    expect(await ads(locale)).toEqual({ index: [mango, plain], orderInfo: [], user: [] })
  }
})

test('hidden rows can be edited, and remain after a change', async () => {
  const { index, user } = await written('ad')
  expect(user).toEqual([{ id: 'a2', shown: false, image: 'gone.webp', darkImage: '', title: { en: '' }, link: null }])
  await merchant.save('ad', { index: [{ ...index[0], link: null }], orderInfo: [MANGO], user })
  const { orderInfo, user: later } = await written('ad')
  expect(orderInfo).toEqual([{ ...MANGO, darkImage: '', link: null, shown: true }])
  expect(later).toEqual(user)
})

test('questions and answers are edited by group; guests get them at once, in their language', async () => {
  await merchant.save('helpers', { list: [FOOD, { ...FOOD, id: 'secret', shown: false, questions: [] }] })
  for (const locale of ['en', 'th', 'zh'] as const) {
    const title = ASKED.title[locale]
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
  await merchant.save('helpers', { list: [{ ...FOOD, questions: [ASKED, moved] }] })
  expect((await helpers())[0]?.questions.map(({ id }) => id)).toEqual(['vegan', 'cancel'])
  expect(await answer('cancel')).toMatchObject({ data: { title: 'May I cancel?', html: '<p>Any time.</p>' } })
  await merchant.save('helpers', { list: [{ ...FOOD, questions: [{ ...moved, shown: false }] }] })
  expect(await answer('cancel')).toMatchObject({ code: 400 })
  await merchant.save('helpers', { list: [{ ...FOOD, questions: [moved] }] })
  expect(await answer('cancel')).toMatchObject({ data: { group: 'Food' } })
})

test.each([
  ['ad', { user: [MANGO] }, { index: [], orderInfo: [], user: [] }, ads],
  ['helpers', { list: [FOOD] }, { list: [] }, async () => ({ list: await helpers() })],
])('%s may be empty, and be taken away', async (of, full, empty, seen) => {
  expect((await merchant.save(of, empty)).status).toBe(303)
  expect([await seen(), await written(of)]).toEqual([empty, empty])
  await merchant.save(of, full)
  expect(await seen()).not.toEqual(empty)
  expect((await remove(of)).status).toBe(303)
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
  for (const [of, value] of Object.entries({ ad, helpers: { list } })) {
    const setting = settingOf(of)
    expect(setting && settingErrors(setting, value)).toEqual([])
  }
})

const inIndex = (ad: unknown) => ({ index: [ad] })
test.each([
  ['ad', inIndex({ image: 'a.webp' }), 'Line 3, index 1 › id: This is missing.'],
  ['ad', inIndex({ id: 'a' }), 'Line 3, index 1 › image: This is missing.'],
  ['ad', inIndex({ id: 'a', image: ' ' }), 'Line 5, index 1 › image: This must not be empty.'],
  [
    'ad',
    inIndex({ id: 'a/b', image: 'a.webp' }),
    'Line 4, index 1 › id: An ID can contain only letters, digits, - and _.',
  ],
  [
    'ad',
    inIndex({ id: { en: 'a' }, image: 'a.webp' }),
    'Line 4, index 1 › id: This must be the same in all languages.',
  ],
  [
    'ad',
    inIndex({ id: 'a', image: { en: 'a', th: 'b' } }),
    'Line 5, index 1 › image: This must be the same in all languages.',
  ],
  ['ad', inIndex({ id: 'a', image: 'a.webp', shown: 'no' }), 'Line 6, index 1 › shown: This must be true or false'],
  ['ad', inIndex({ ...MANGO, title: { fr: 'Mangue' } }), 'index 1 › title: This must be a text'],
  ['ad', inIndex({ ...MANGO, picture: '' }), 'Line 11, index 1 › picture: There is no field with this name here.'],
  ['ad', { home: [MANGO] }, 'Line 2, home: There is no field with this name here.'],
  ['ad', { index: [MANGO], user: [MANGO] }, 'Line 15, user 1 › id: This ID is already used.'],
  ['ad', inIndex({ ...MANGO, link: { params: 'platform', name: 'goods' } }), 'index 1 › link › name: This must be an'],
  [
    'ad',
    inIndex({ ...MANGO, link: { params: 'page', name: { path: '/pages/gone' } } }),
    'index 1 › link: This link does not lead',
  ],
  ['helpers', { list: [{ id: 'a' }] }, 'Line 3, list 1 › title: This is missing.'],
  ['helpers', { list: [{ ...FOOD, questions: [{ ...ASKED, answer: '' }] }] }, 'questions 1 › answer: This must not be'],
  ['helpers', { list: [FOOD, { ...FOOD, id: 'b' }] }, 'Line 26, list 2 › questions 1 › id: This ID is already used.'],
  ['helpers', { list: [FOOD, { ...FOOD, questions: [] }] }, 'Line 22, list 2 › id: This ID is already used.'],
])('%s as %j is not taken, and stays to be mended', async (of, value, fault) => {
  const before = await backend.dump()
  const { status, body } = await merchant.save(of, value)
  expect(status).toBe(400)
  expect(body).toContain(fault)
  expect(body).toContain('aria-invalid="true"')
  expect(await backend.dump()).toBe(before)
})

test('a group and a question may have the same id', async () => {
  expect((await merchant.save('helpers', { list: [{ ...FOOD, id: 'vegan' }] })).status).toBe(303)
})

describe.each(['ad', 'helpers'])('a user who edits %s', (of) => {
  const value = (name: string) =>
    of === 'ad' ? { user: [{ ...MANGO, title: name }] } : { list: [{ ...FOOD, title: name }] }

  it.each(['after others', 'first'])('%s is informed of a concurrent change and keeps the input', async (when) => {
    if (when === 'first') await remove(of)
    const mark = await merchant.markOf(of)
    const sent = await Promise.all(['Mine', 'Theirs'].map((name) => merchant.save(of, value(name), mark)))
    expect(sent.map(({ status }) => status).sort((a, b) => a - b)).toEqual([303, 409])
    const late = sent.findIndex(({ status }) => status === 409)
    const [stored, lost] = late === 0 ? ['Theirs', 'Mine'] : ['Mine', 'Theirs']
    expect(sent[late]?.body).toContain('Someone else has changed this in the meantime')
    expect(sent[late]?.body).toContain(lost)
    expect(JSON.stringify(await written(of))).toContain(stored)
    expect((await merchant.save(of, value(lost))).status).toBe(303)
    expect(JSON.stringify(await written(of))).toContain(lost)
  })

  it('and submits twice saves once, without a conflict', async () => {
    await remove(of)
    for (const text of [value('New'), value('Newer'), {}]) {
      const mark = await merchant.markOf(of)
      const sent = await Promise.all([1, 2].map(() => merchant.save(of, text, mark)))
      expect(sent.map(({ status }) => status)).toEqual([303, 303])
    }
    await merchant.save(of, value('New'))
    const mark = await merchant.markOf(of)
    const missing = await Promise.all([1, 2].map(() => remove(of, mark)))
    expect(missing.map(({ status }) => status)).toEqual([303, 303])
  })

  it('needs a session and a token; the typed text is not lost', async () => {
    const before = await backend.dump()
    const form = { act: 'save', of, mark: await merchant.markOf(of), text: JSON.stringify(value('Stranger')) }
    const foreign = await merchant.post('/console/settings', { csrf: 'guessed', ...form })
    const stranger = await new Merchant(backend).post('/console/settings', { csrf: 'guessed', ...form })
    expect([foreign.status, stranger.status]).toEqual([403, 401])
    for (const { body } of [foreign, stranger]) expect(body).toContain('Stranger')
    expect(await backend.dump()).toBe(before)
  })
})
