import { cleaned } from '../../../../console/app/schema/cleaned'
import { fieldsOf } from '../../../../console/app/schema/fieldsOf'
import { problemsOf } from '../../../../console/app/schema/problems'
import { enteredValues, staffSchema, storedValues } from '../../../../console/app/schema/staffSchema'
import { LOOK_SETTINGS, type LookSetting, lookContract as calls } from '../../../../console/contract/look/look'
import { SETTING_SHAPES } from '../../../../console/contract/look/settingShapes'
import { configContract } from '../../../../src/contract/config/config'
import { helpContract } from '../../../../src/contract/help'
import { type Backend, startDemonstration } from '../../support/harness'
import { PASSWORD } from '../../support/console/merchant'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let owner: StaffCaller
beforeAll(async () => {
  backend = await startDemonstration({}, { consolePassword: PASSWORD })
  owner = await StaffCaller.enter(backend)
})
afterAll(() => backend.close())

const read = (ident: LookSetting) => owner.ask(calls.setting, { ident })
const forms = async (ident: string, locale: 'en' | 'th' = 'en') =>
  backend.ask(configContract.forms, { idents: [ident] }, { locale })

/** Changes some fields of a setting. */
async function change(ident: LookSetting, fields: Record<string, unknown>) {
  const { revision, value } = await read(ident)
  return owner.call(calls.updateSetting, { ident, revision, value: { ...value, ...fields } })
}

/** Publishes the draft of a setting. */
const publish = async (ident: LookSetting) =>
  owner.ask(calls.publishSetting, { ident, revision: (await read(ident)).revision })

/** Changes some fields of a setting and publishes it. */
async function show(ident: LookSetting, fields: Record<string, unknown>) {
  expect((await change(ident, fields)).code).toBe(200)
  return publish(ident)
}

it.each(LOOK_SETTINGS)(
  'the form of %s takes what is stored and gives it back, valid and without a change',
  async (ident) => {
    const { value, revision } = await read(ident)
    const shape = SETTING_SHAPES[ident]
    const schema = staffSchema(shape)
    const fields = fieldsOf(schema)
    const values = cleaned(fields, enteredValues(shape, value))
    expect(
      problemsOf(
        schema,
        values,
        fields.map(({ name }) => name),
      ),
    ).toEqual({})
    const saved = await owner.call(calls.updateSetting, {
      ...{ ident, revision },
      value: { ...value, ...storedValues(shape, values) },
    })
    expect([saved.code, saved.msg]).toEqual([200, 'ok'])
    expect(cleaned(fields, enteredValues(shape, saved.data.value))).toEqual(values)
  },
)

it('tabs, advertisements and help are what guests see once they are published', async () => {
  const tabs = [
    { title: { en: 'Home', th: 'หน้าแรก' }, url: '/pages/index/index' },
    { title: { en: 'Food', th: 'อาหาร' }, url: '/pages/index/goods' },
  ]
  await show('nav', { list: tabs })
  expect(await forms('nav', 'th')).toMatchObject({ nav: { list: [{ title: 'หน้าแรก' }, { title: 'อาหาร' }] } })

  const ad = { id: 'songkran', title: { en: 'Songkran' }, image: 'a.webp', darkImage: '', link: null, shown: true }
  await show('ad', { index: [ad] })
  expect((await backend.ask(configContract.ad, {})).index).toMatchObject([{ id: 'songkran', title: 'Songkran' }])

  const question = { id: 'park', title: { en: 'Is there parking?' }, answer: { en: '<p>Yes</p>' }, shown: true }
  const group = { id: 'ways', title: { en: 'Getting here' }, shown: true, questions: [question] }
  await show('helpers', { list: [group] })
  expect((await backend.ask(helpContract.helper, { helperId: 'park' })).html).toBe('<p>Yes</p>')
  const actions = (await owner.audited('helpers')).map(({ action }) => action)
  expect(actions.slice(0, 2)).toEqual(['look.publish', 'look.setting'])
})

it('the slower of two editors is refused with the setting as it is now', async () => {
  const { revision, value } = await read('copyright')
  await change('copyright', { text: { en: 'Sala' } })
  const reply = await owner.call(calls.updateSetting, { ident: 'copyright', revision, value })
  const current = expect.objectContaining({
    ident: 'copyright',
    value: expect.objectContaining({ text: { en: 'Sala' } }),
  })
  expect([reply.code, reply.data]).toEqual([409, { current }])
})

it('what would not take effect is refused by the names of the fields', async () => {
  const fieldsRefused = async (ident: LookSetting, fields: Record<string, unknown>) => {
    const { code, data } = await change(ident, fields)
    return [code, Object(data).fields]
  }
  const tab = { title: { en: 'Home' }, url: '/pages/index/index' }
  expect(await fieldsRefused('nav', { list: [tab, { ...tab, url: '/nowhere' }] })).toEqual([400, ['list.1.url']])
  expect(await fieldsRefused('nav', { list: [] })).toEqual([400, ['list']])
  expect(await fieldsRefused('firing', { sconds: 3 })).toEqual([400, ['sconds']])
  const link = { params: 'external', name: { path: 'javascript:alert(1)' } }
  expect(await fieldsRefused('copyright', { link })).toEqual([400, ['link']])
})

it('a setting that is removed has its usual values', async () => {
  await show('firing', { seconds: 5 })
  expect(await forms('firing')).toMatchObject({ firing: { seconds: 5 } })
  const { revision, stored } = await read('firing')
  expect(stored).toBe(true)
  const removed = await owner.ask(calls.updateSetting, { ident: 'firing', revision, value: null })
  expect(removed).toMatchObject({ stored: false, value: { seconds: 3 } })
  await publish('firing')
  expect(await forms('firing')).toMatchObject({ firing: { seconds: 3 } })
})
