import { messageTemplates } from '../../../server/db/schema/guestMessages'
import { freshBistro } from '../support/freshBistro'
import type { Backend } from '../support/harness'
import { Merchant, PASSWORD } from '../support/merchant'

let backend: Backend
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })

const READY = { occasion: 'orderReady', platform: 'wechat' } as const

/** A staff member who edits templates. */
async function atConsole() {
  const merchant = new Merchant(backend)
  await merchant.enter()
  const send = (fields: Record<string, string>) =>
    merchant.act('/console/messages', { ...READY, act: 'save', ...fields })
  return { merchant, send }
}

const stored = () => backend.db.select().from(messageTemplates)

test('a template is saved, changed and removed, and the page shows it', async () => {
  const { merchant, send } = await atConsole()
  const { status, to } = await send({ templateId: ' t1 ', fields: 'thing1 = state\r\n\r\ntime2=time\r\n' })
  expect([status, to]).toEqual([303, '/console/messages#orderReady'])
  expect(await stored()).toEqual([{ ...READY, templateId: 't1', fields: { thing1: 'state', time2: 'time' } }])
  const { body } = await merchant.get('/console/messages')
  expect(body).toContain('value="t1"')
  expect(body).toMatch(/thing1 = state\s+time2 = time/)
  await send({ templateId: 't2', fields: 'phrase1 = state' })
  expect(await stored()).toEqual([{ ...READY, templateId: 't2', fields: { phrase1: 'state' } }])
  await send({ act: 'remove' })
  expect(await stored()).toEqual([])
})

test.each([
  ['', 'thing1 = state', 'Enter the template ID'],
  ['t1', '', 'Enter at least one field'],
  ['t1', 'thing1 = state\nwaitress2 = state', 'Line 2: &#34;waitress2&#34; is not a field of this app'],
  ['t1', 'keyword1 = state', 'Line 1: &#34;keyword1&#34; is not a field of this app'],
  ['t1', 'thing1 = weather', 'Line 1: &#34;weather&#34; is not an available value'],
  ['t1', 'thing1', 'Line 1: &#34;&#34; is not an available value'],
  ['t1', 'phrase1 = store', 'Line 1: phrase1 cannot show store'],
  ['t1', 'thing1 = state\nthing1 = store', 'Line 2: thing1 is used twice'],
])('"%s" with the fields "%s" is not taken, and stays to be mended: %s', async (templateId, fields, fault) => {
  const { send } = await atConsole()
  const { status, body } = await send({ templateId, fields })
  expect(status).toBe(400)
  expect(body).toContain(fault)
  expect(body).toContain('aria-invalid="true"')
  if (fields) expect(body).toContain(`${fields}</textarea>`)
  expect(await stored()).toEqual([])
})

test('Alipay has fields of its own', async () => {
  const { send } = await atConsole()
  await send({ platform: 'alipay', templateId: 'a1', fields: 'keyword1 = pickupNo' })
  expect(await stored()).toMatchObject([{ platform: 'alipay', fields: { keyword1: 'pickupNo' } }])
})
