import {
  messageTemplateContract as calls,
  type StaffMessageTemplate,
} from '../../../../console/contract/settings/messageTemplate'
import { OCCASIONS } from '../../../../src/contract/config/config'
import { messageTemplates } from '../../../../server/db/schema/settings/guestMessages'
import { codesOf } from '../../support/inStore/diner'
import { freshBistro } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { PASSWORD } from '../../support/console/merchant'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })
beforeEach(async () => {
  staff = await StaffCaller.enter(backend)
})

type Template = StaffMessageTemplate['wechat']
const NONE: Template = { templateId: '', fields: [] }
const template = (templateId: string, ...fields: [field: string, variable: string][]) =>
  ({ templateId, fields: fields.map(([field, variable]) => ({ field, variable })) }) as Template

/** Saves the templates of an occasion as they are, with some changed. */
async function save(given: Partial<Pick<StaffMessageTemplate, 'wechat' | 'alipay'>>) {
  const { id, revision, wechat, alipay } = await staff.ask(calls.read, { id: 'orderReady' })
  return staff.call(calls.update, { id, revision, wechat, alipay, ...given })
}
const stored = () => backend.db.select().from(messageTemplates)

it('lists every occasion, without templates at first', async () => {
  const { list, total } = await staff.ask(calls.list, { pageSize: 100 })
  expect([list.map(({ id }) => id), total]).toEqual([[...OCCASIONS], OCCASIONS.length])
  expect(list[0]).toMatchObject({ wechat: NONE, alipay: NONE, wechatId: '' })
})

it('a template is saved, changed and removed, and each is recorded', async () => {
  const { data } = await save({ wechat: template(' t1 ', ['time2', 'time'], ['thing1', 'state']) })
  expect(data).toMatchObject({ wechat: template('t1', ['thing1', 'state'], ['time2', 'time']), wechatId: 't1' })
  const ready = { occasion: 'orderReady', platform: 'wechat' }
  expect(await stored()).toEqual([{ ...ready, templateId: 't1', fields: { thing1: 'state', time2: 'time' } }])
  await save({ wechat: template('t2', ['phrase1', 'state']), alipay: template('a1', ['keyword1', 'pickupNo']) })
  expect(await stored()).toMatchObject([{ templateId: 't2' }, { platform: 'alipay', templateId: 'a1' }])
  await save({ wechat: NONE })
  expect(await stored()).toMatchObject([{ platform: 'alipay' }])
  expect(await staff.audited('orderReady')).toMatchObject([
    { action: 'message.update', before: { wechatId: 't2' }, after: { wechatId: '' } },
    { action: 'message.update' },
    { action: 'message.update', before: { wechatId: '' }, after: { wechatId: 't1' } },
  ])
})

it.each([
  ['no ID', { wechat: template('', ['thing1', 'state']) }, ['wechat']],
  ['no fields', { alipay: template('a1') }, ['alipay']],
  ['a field that the app does not have', { wechat: template('t1', ['waitress2', 'state']) }, ['wechat']],
  ['a field of the other app', { wechat: template('t1', ['keyword1', 'state']) }, ['wechat']],
  ['a value that the field cannot show', { wechat: template('t1', ['phrase1', 'store']) }, ['wechat']],
  ['a field twice', { alipay: template('a1', ['keyword1', 'state'], ['keyword1', 'store']) }, ['alipay']],
  ['a value that there is not', { wechat: template('t1', ['thing1', 'weather']) }, ['wechat']],
])('a template with %s is refused', async (_what, given, fields) => {
  const { code, data } = await save(given)
  expect([code, data]).toEqual([400, { fields }])
  expect(await stored()).toEqual([])
})

it('of two edits that saw the same templates one succeeds, and the other gets the current ones', async () => {
  const { id, revision, alipay } = await staff.ask(calls.read, { id: 'orderReady' })
  const edit = (name: string) =>
    staff.call(calls.update, { id, revision, alipay, wechat: template(name, ['thing1', 'state']) })
  const replies = await Promise.all(['t1', 't2'].map(edit))
  expect(codesOf(replies)).toEqual([200, 409])
  const now = await staff.ask(calls.read, { id: 'orderReady' })
  expect(replies.find(({ code }) => code === 409)?.data).toEqual({ current: now })
})
