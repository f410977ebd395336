import { LOOK_SETTINGS, type LookSetting, lookContract as calls } from '../../../../console/contract/look/look'
import { newId } from '../../../../server/db/ids'
import { configContract } from '../../../../src/contract/config/config'
import { helpContract } from '../../../../src/contract/help'
import { type Backend, startDemonstration } from '../../support/harness'
import { PASSWORD } from '../../support/console/merchant'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let owner: StaffCaller
beforeEach(async () => {
  backend = await startDemonstration({}, { consolePassword: PASSWORD })
  owner = await StaffCaller.enter(backend)
})
afterEach(() => backend.close())

const read = (ident: LookSetting) => owner.ask(calls.setting, { ident })
const seen = async (ident: LookSetting) => ({ ident, revision: (await read(ident)).revision })
const ticket = async () => (await owner.ask(calls.preview, {})).ticket

const question = {
  id: 'park',
  title: { en: 'Is there parking?' },
  answer: { en: '<p onclick="x()">Yes</p>' },
  shown: true,
}
const hidden = { ...question, id: 'secret', shown: false }
const ad = { id: 'songkran', title: { en: 'Songkran', th: 'สงกรานต์' }, image: 'a.webp', darkImage: '', link: null }
const tab = (title: string, url: string) => ({ title: { en: title }, url: `/pages/index/${url}` })
/** New values of each setting. */
const VALUES: Record<LookSetting, Record<string, unknown>> = {
  nav: { list: [tab('Home', 'index'), tab('Food', 'goods')] },
  firing: { on: true, image: 'bowl.webp', alt: { en: 'A bowl' }, seconds: 5 },
  ad: { index: [{ ...ad, shown: true }], orderInfo: [], user: [{ ...ad, id: 'later', shown: false }] },
  copyright: { text: { en: 'Sala' } },
  helpers: { list: [{ id: 'ways', title: { en: 'Getting here' }, shown: true, questions: [question, hidden] }] },
}

/** Changes the draft of a setting; other fields stay. */
async function edit(ident: LookSetting, fields = VALUES[ident]) {
  const { revision, value } = await read(ident)
  return owner.ask(calls.updateSetting, { ident, revision, value: { ...value, ...fields } })
}
const publish = async (ident: LookSetting) => owner.ask(calls.publishSetting, await seen(ident))

/** What guests see of a setting, or with a ticket its draft. */
async function shown(ident: LookSetting, draft = ''): Promise<unknown> {
  if (ident === 'ad') return backend.ask(configContract.ad, { draft })
  if (ident === 'helpers') return backend.ask(helpContract.helpers, { draft })
  return backend.ask(configContract.forms, { idents: [ident], draft })
}
/** What the new values are to guests. */
const SHOWN: Record<LookSetting, object> = {
  nav: { nav: { list: [{ title: 'Home' }, { title: 'Food' }] } },
  firing: { firing: { on: true, alt: 'A bowl', seconds: 5 } },
  ad: { index: [{ id: 'songkran', title: 'Songkran' }], orderInfo: [], user: [] },
  copyright: { copyright: { text: 'Sala' } },
  helpers: { list: [{ id: 'ways', questions: [{ id: 'park', title: 'Is there parking?' }] }] },
}

it.each(LOOK_SETTINGS)(
  'a draft of %s is in the preview only until it is published, and is taken back',
  async (ident) => {
    const before = await shown(ident)
    expect(await read(ident)).toMatchObject({ changed: false, versions: [] })
    expect(await edit(ident)).toMatchObject({ changed: true, versions: [] })
    expect(await shown(ident)).toEqual(before)
    expect(await shown(ident, await ticket())).toMatchObject(SHOWN[ident])

    const published = await publish(ident)
    expect(published).toMatchObject({ changed: false, versions: [{ number: 2 }, { number: 1 }] })
    expect(await shown(ident)).toMatchObject(SHOWN[ident])
    expect(await owner.ask(calls.takeBackSetting, await seen(ident))).toMatchObject({ changed: false })
    expect(await shown(ident)).toEqual(before)
    const actions = (await owner.audited(ident)).map(({ action }) => action)
    expect(actions).toEqual(['look.takeBack', 'look.publish', 'look.setting'])
  },
)

it('a draft is discarded, and an earlier version becomes one', async () => {
  await edit('copyright')
  expect(await owner.ask(calls.discardSetting, await seen('copyright'))).toMatchObject({ changed: false })
  await edit('copyright')
  const { versions } = await publish('copyright')
  const versionId = versions.at(-1)?.id ?? ''
  const restored = await owner.ask(calls.restoreSetting, { ...(await seen('copyright')), versionId })
  expect(restored).toMatchObject({ changed: true })
  expect(await shown('copyright')).toMatchObject(SHOWN.copyright)
  const unknown = await owner.call(calls.restoreSetting, { ...(await seen('copyright')), versionId: 'nothing' })
  expect(unknown.code).toBe(400)
})

it('a draft stays one while the last publication is taken back, and is none once it equals what guests see', async () => {
  await edit('copyright')
  await publish('copyright')
  await edit('copyright', { text: { en: 'Sala and friends' } })
  const taken = await owner.ask(calls.takeBackSetting, await seen('copyright'))
  expect(taken).toMatchObject({ changed: true, value: { text: { en: 'Sala and friends' } } })
  const discarded = await owner.ask(calls.discardSetting, await seen('copyright'))
  expect(await edit('copyright', discarded.value)).toMatchObject({ changed: false })
})

it('nothing can be taken back before something was published', async () => {
  const reply = await owner.call(calls.takeBackSetting, await seen('nav'))
  expect([reply.code, reply.msg]).toEqual([400, 'Nothing was published before this'])
})

it('a removal is a draft too', async () => {
  await edit('helpers')
  await publish('helpers')
  const removed = await owner.ask(calls.updateSetting, { ...(await seen('helpers')), value: null })
  expect(removed).toMatchObject({ changed: true, stored: false })
  expect(await shown('helpers', await ticket())).toEqual({ list: [] })
  expect(await shown('helpers')).toMatchObject(SHOWN.helpers)
  await publish('helpers')
  expect(await shown('helpers')).toEqual({ list: [] })
})

it('the slower of two editors is refused with the draft as it is now, and a repeated submit counts once', async () => {
  const late = await seen('copyright')
  const key = newId()
  const input = { ...late, value: { text: { en: 'Sala' } } }
  const first = await owner.ask(calls.updateSetting, input, { key })
  expect(await owner.ask(calls.updateSetting, input, { key })).toEqual(first)
  const current = expect.objectContaining({ changed: true, value: expect.objectContaining({ text: { en: 'Sala' } }) })
  for (const call of [calls.publishSetting, calls.discardSetting]) {
    const reply = await owner.call(call, late)
    expect([reply.code, reply.data]).toEqual([409, { current }])
  }
})

it('the answers of a draft are shown with a ticket only, sanitised, and hidden ones not', async () => {
  await edit('helpers')
  const draft = await ticket()
  expect((await backend.ask(helpContract.helper, { helperId: 'park', draft })).html).toBe('<p>Yes</p>')
  expect((await backend.call(helpContract.helper, { helperId: 'park' })).code).toBe(400)
  expect((await backend.call(helpContract.helper, { helperId: 'secret', draft })).code).toBe(400)
  for (const call of [configContract.ad, helpContract.helpers])
    expect((await backend.call(call, { draft: 'guessed' })).code).toBe(400)
  expect((await backend.call(configContract.forms, { idents: ['nav'], draft: 'guessed' })).code).toBe(400)
})
