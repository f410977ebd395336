import { eq } from 'drizzle-orm'
import { queueContract as staffQueue } from '../../../console/contract/tables/queue'
import { guestMessages } from '../../../server/db/schema/settings/guestMessages'
import { identities } from '../../../server/db/schema/account/identities'
import { users } from '../../../server/db/schema/account/users'
import { mergeUsers } from '../../../server/modules/accounts/mergeUsers'
import { removeMemberData } from '../../../server/modules/memberData'
import { messageContract } from '../../../src/contract/account/message'
import { sessionContract } from '../../../src/contract/account/session'
import { buildApp } from '../../../server/app'
import { sessionOf, signInAs } from '../support/accounts/accounts'
import { act, enterBooker, openReserve } from '../support/inStore/reserve'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { move as transitionOrder } from '../support/orders/kitchen'
import { Letterbox } from '../support/notifications/letterbox'
import { LineAccount, setLine } from '../support/notifications/lineAccount'
import { PASSWORD } from '../support/console/merchant'
import { agree, Messengers, template } from '../support/notifications/messengers'
import { enterGuest, move, openQueue, type QueueGuest, takeInTurn } from '../support/inStore/queue'
import { Shopper, settle } from '../support/orders/shopper'
import { StaffCaller } from '../support/console/staff'

const DAY = 24 * 60

const account = new LineAccount()
const platforms = new Messengers()
const post = new Letterbox()
let backend: Backend
let nok: QueueGuest
freshBistro(
  (fresh) => (backend = fresh),
  async () => ({
    loginProviders: { ...platforms.outside, mail: post.outside.mail, lineMessages: await account.client() },
    siteOrigins: ['https://warm.example'],
    consolePassword: PASSWORD,
  }),
)
beforeEach(async () => {
  account.clear()
  platforms.sent.length = 0
  post.sent.length = 0
  await openQueue(backend)
  nok = await enterGuest(backend, 'Nok')
  await backend.db.update(users).set({ email: 'nok@example.com' }).where(eq(users.id, nok.userId))
})
afterAll(() => account.close())

const send = () => backend.app.jobs.notifications.sendDue()
const lineOf = ({ token }: { token: string }) => backend.ask(messageContract.line, {}, { token })
const channels = async () =>
  (await backend.db.select().from(guestMessages)).map(({ channel, state }) => `${channel} ${state}`)

/** Calls Nok's number. */
async function callNok(): Promise<string> {
  const { id } = await nok.take(2)
  await move(await StaffCaller.enter(backend), 'call', id)
  return id
}

describe('the consent to messages on LINE', () => {
  it('is off until the member gives it, and can be taken back', async () => {
    expect(await lineOf(nok)).toEqual({ state: 'off' })
    expect(await setLine(backend, nok)).toEqual({ state: 'on', friendUrl: '' })
    expect(await lineOf(nok)).toEqual({ state: 'on' })
    expect(await setLine(backend, nok, false)).toEqual({ state: 'off', friendUrl: '' })
    await callNok()
    await send()
    expect([account.sent, post.sent.length]).toEqual([[], 1])
  })

  it('cannot be given without a sign-in with LINE, nor by a visitor, nor where the restaurant has no account there', async () => {
    await backend.db.delete(identities).where(eq(identities.userId, nok.userId))
    expect([await lineOf(nok), await setLine(backend, nok)]).toEqual([
      { state: 'none' },
      { state: 'none', friendUrl: '' },
    ])
    const token = await backend.guest()
    expect((await backend.call(messageContract.setLine, { on: true }, { token })).code).toBe(401)
    const { server } = await buildApp({
      db: backend.db,
      now: backend.clock.now,
      logLevel: 'silent',
      loginSandbox: false,
    })
    const reply = await server.inject({
      url: '/channelApi/messageConfig/line',
      headers: { authorization: `Bearer ${nok.token}` },
    })
    expect(reply.json()).toMatchObject({ data: { state: 'none' } })
    await server.close()
  })

  it('needs a friend of the official account; others are shown where to add it', async () => {
    account.strangers.add('Nok')
    expect(await setLine(backend, nok)).toEqual({ state: 'off', friendUrl: 'https://line.me/R/ti/p/%40warm' })
    account.strangers.clear()
    expect((await setLine(backend, nok)).state).toBe('on')
  })

  it('goes to another account with its sign-in, and away with a removed one', async () => {
    await setLine(backend, nok)
    const { userId: into } = await sessionOf(backend, (await signInAs(backend, 'Som')).token)
    const now = backend.clock.now()
    await backend.db.transaction((tx) => mergeUsers(tx, { from: nok.userId, into, now }))
    const agreed = () =>
      backend.db.select({ userId: identities.userId, at: identities.messagesAgreedAt }).from(identities)
    expect(await agreed()).toEqual(
      expect.arrayContaining([
        { userId: into, at: now },
        { userId: into, at: null },
      ]),
    )
    await backend.db.transaction((tx) => removeMemberData(tx, into, now))
    expect(await agreed()).toEqual([])
  })
})

describe('a member who has agreed to messages on LINE', () => {
  beforeEach(async () => {
    await setLine(backend, nok)
  })

  it('is notified there, and nowhere else, that few groups are left and that it is their turn, each once', async () => {
    const before = await takeInTurn(backend, [2, 2, 2, 2])
    const { id, number } = await nok.take(2)
    const staff = await StaffCaller.enter(backend)
    for (const { ticket } of before.slice(0, 3)) {
      await move(staff, 'call', ticket.id)
      await move(staff, 'seat', ticket.id, 't1').catch(() => move(staff, 'pass', ticket.id))
      await Promise.all([send(), send(), send()])
    }
    await move(staff, 'call', id)
    await Promise.all([send(), send(), send()])
    const link = `https://warm.example/#/pages/my/lineup/pdxq?id=${id}`
    const item = `${number} · Warm Table Ari`
    const soon = `Only a few groups are left before your number: ${item}. Please come to the door.\n${link}`
    const called = `It is your turn: ${item}. Please be at the door by 2026-11-21 12:05.\n${link}`
    expect(account.sent).toEqual([
      { to: 'Nok', text: soon },
      { to: 'Nok', text: called },
    ])
    expect(post.sent).toEqual([])
    expect((await staff.ask(staffQueue.ticket, { id })).number).toBe(number)
  })

  it('is reminded of a reservation a day and two hours before, each once', async () => {
    await openReserve(backend)
    const booker = await enterBooker(backend, 'Nok')
    const id = await booker.book({ date: '2026-11-25' })
    await act(await StaffCaller.enter(backend), 'confirm', id)
    for (const at of ['2026-11-24T19:00', '2026-11-24T19:10', '2026-11-25T17:00', '2026-11-25T17:10']) {
      backend.clock.set(`${at}:00+07:00`)
      await Promise.all([runJob(backend.app.jobs.reservations), runJob(backend.app.jobs.reservations)])
      await Promise.all([send(), send()])
    }
    const reminders = account.sent.filter(({ text }) => text.startsWith('We look forward'))
    expect(reminders.map(({ to }) => to)).toEqual(['Nok', 'Nok'])
    expect(reminders[0]?.text).toContain(`/pages/other/reserve/yyxq?id=${id}`)
    expect(post.sent).toEqual([])
  })

  it('is notified of an order and its refund in the language of the last visit', async () => {
    const shopper = await Shopper.with(backend, nok.token).fill()
    const { id } = await shopper.order()
    await settle(backend, (await shopper.code(id)).refNo)
    await backend.ask(sessionContract.profile, {}, { token: nok.token, locale: 'zh' })
    await runJob(backend.app.jobs.sessionActivity)
    await transitionOrder(backend, id, 'preparing')
    await transitionOrder(backend, id, 'ready')
    await send()
    const { orderNo, pickupNo } = await shopper.detail(id)
    expect(account.sent.map(({ text }) => text.split('\n')[0])).toEqual([
      expect.stringContaining(`已接单：订单 ${orderNo}`),
      expect.stringContaining(`取餐号 ${pickupNo}`),
    ])
  })

  it('gets the message of the mini-program instead where that was agreed to', async () => {
    await template(backend, 'queueCalled')
    const { id } = await nok.take(2)
    const asking = { as: (more = {}) => ({ ...more, token: nok.token }) }
    await agree(backend, asking, { subject: 'queueTicket', id, templateIds: ['queueCalled'] })
    await move(await StaffCaller.enter(backend), 'call', id)
    await send()
    expect([platforms.sent.length, account.sent, post.sent]).toEqual([1, [], []])
  })

  it('gets an e-mail instead, once, when the account was blocked, also if it had been agreed to before', async () => {
    account.strangers.add('Nok')
    await callNok()
    await send()
    expect(await channels()).toEqual(expect.arrayContaining(['line refused', 'email waiting']))
    await send()
    await send()
    expect([account.sent, post.sent.map(({ to }) => to)]).toEqual([[], ['nok@example.com']])
  })

  it.each([
    ['refuses the person', { status: 400, json: { message: 'Failed to send messages' } }, 'line refused'],
    ['refuses the token', { status: 401, json: { message: 'Authentication failed' } }, 'line failed'],
  ])('gets an e-mail instead when LINE %s', async (_what, answer, ended) => {
    account.answers.push(answer)
    await callNok()
    await send()
    await send()
    expect(await channels()).toEqual(expect.arrayContaining([ended, 'email sent']))
    expect(post.sent).toHaveLength(1)
  })

  it('gets an e-mail instead when the consent was taken back before the message left', async () => {
    await callNok()
    await setLine(backend, nok, false)
    await send()
    await send()
    expect([account.sent, post.sent.length]).toEqual([[], 1])
  })

  it.each([
    ['answers too late to be heard', 'lost' as const],
    ['is down', { status: 503, json: {} }],
    ['has too many calls', { status: 429, json: { message: 'Too many requests' } }],
  ])('gets the message once, and no e-mail, when LINE %s', async (_what, answer) => {
    account.answers.push(answer, answer)
    const before = await account.attempts()
    await callNok()
    await send()
    backend.clock.advance(0.6)
    await send()
    backend.clock.advance(1.1)
    await send()
    await send()
    expect((await account.attempts()) - before).toBe(3)
    expect([account.sent.length, post.sent, await channels()]).toEqual([1, [], ['line sent']])
  })

  it('gets nothing late: after half an hour the message is dropped', async () => {
    await callNok()
    backend.clock.advance(DAY)
    await send()
    await send()
    expect([account.sent, post.sent, await channels()]).toEqual([[], [], ['line failed']])
  })
})
