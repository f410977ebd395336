import { count, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { API_PREFIX, endpoint } from '../../../src/contract/endpoint'
import { regions } from '../../../server/db/schema/store/stores'
import { users } from '../../../server/db/schema/account/users'
import { BackgroundTasks } from '../../../server/api/backgroundTasks'
import type { Handlers } from '../../../server/api/context'
import { AppError } from '../../../server/api/appError'
import { addRoutes } from '../../../server/api/routes'
import type { AppContext } from '../../../server/api/runHandler'
import { SessionActivity } from '../../../server/modules/accounts/sessionActivity'
import { findSession } from '../../../server/modules/accounts/sessionRepository'
import { sessionOf } from '../support/accounts/accounts'
import { type Backend, startBackend } from '../support/harness'

const name = v.pipe(v.string(), v.maxLength(20))
const reply = v.object({ name: v.string(), total: v.number() })

/** A contract of endpoints that fail in every way a handler can. */
const trial = {
  write: endpoint({
    summary: '',
    method: 'POST',
    path: 'trial/write',
    access: 'guest',
    idempotent: true,
    input: v.object({ name }),
    reply,
  }),
  withoutTransaction: endpoint({
    summary: '',
    method: 'POST',
    path: 'trial/without-transaction',
    access: 'guest',
    idempotent: true,
    input: v.object({ name }),
    reply,
  }),
  members: endpoint({ summary: '', path: 'trial/members', access: 'member', input: v.object({}), reply: v.object({}) }),
  broken: endpoint({ summary: '', path: 'trial/broken', input: v.object({}), reply: v.object({}) }),
  offContract: endpoint({
    summary: '',
    path: 'trial/off',
    input: v.object({}),
    reply: v.object({ price: v.number() }),
  }),
}

let backend: Backend
let runs: string[]
let afterwards: string[]

const handlers: Handlers<typeof trial> = {
  async write({ db, afterCommit }, given) {
    runs.push(given.name)
    afterCommit(async () => {
      if (given.name === 'fails later') throw new Error('The mail server is away')
      afterwards.push(given.name)
    })
    await db.insert(regions).values({ id: `${given.name} ${runs.length}`, name: { en: given.name }, lat: 0, lng: 0 })
    const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(regions)
    if (given.name === 'refused') throw new AppError(400, 'store.notFound', {}, { why: 'closed' })
    if (given.name === 'broken') throw new Error('secret of the house')
    return { name: given.name, total }
  },
  withoutTransaction: {
    transaction: false,
    async handle({ db }, given) {
      runs.push(given.name)
      await db.transaction((tx) =>
        tx.insert(regions).values({ id: `o${runs.length}`, name: { en: given.name }, lat: 0, lng: 0 }),
      )
      return { name: given.name, total: runs.length }
    },
  },
  members: async () => ({}),
  broken: () => Promise.reject(new Error('secret of the house')),
  offContract: async () => ({ price: 'a lot' as unknown as number }),
}

beforeAll(async () => {
  backend = await startBackend(async () => {})
  const { server } = backend.app
  const { db, clock } = backend
  const activity = new SessionActivity(db)
  const app: AppContext = {
    db,
    now: clock.now,
    background: new BackgroundTasks(server.log),
    findSession: (given, now) => findSession(db, activity, given, now),
    addressKeyOf: () => null,
    limitByAddress: async () => {},
    checkReplies: true,
  }
  void server.register(async (api) => addRoutes(api, trial, handlers, app), { prefix: API_PREFIX })
})
afterAll(() => backend.close())

let token: string
beforeEach(async () => {
  runs = []
  afterwards = []
  await backend.db.delete(regions)
  token = await backend.guest()
})

const stored = async () => (await backend.db.select().from(regions)).map(({ name: { en } }) => en)

describe('a write', () => {
  it('is committed as a whole, and work after the commit runs', async () => {
    expect(await backend.ask(trial.write, { name: 'soup' }, { token })).toEqual({ name: 'soup', total: 1 })
    expect([await stored(), afterwards]).toEqual([['soup'], ['soup']])
  })

  it('is rolled back when it is refused', async () => {
    expect(await backend.call(trial.write, { name: 'refused' }, { token, locale: 'zh' })).toEqual({
      code: 400,
      msg: '未找到该门店',
      data: { why: 'closed' },
    })
    expect([await stored(), afterwards]).toEqual([[], []])
  })

  it('is rolled back when it fails, and reveals no secrets', async () => {
    expect(await backend.call(trial.write, { name: 'broken' }, { token, locale: 'th' })).toEqual({
      code: 500,
      msg: 'เกิดข้อผิดพลาด โปรดลองอีกครั้งในอีกสักครู่',
      data: null,
    })
    expect([await stored(), afterwards]).toEqual([[], []])
  })

  it('remains even when the work after the commit fails', async () => {
    expect(await backend.call(trial.write, { name: 'fails later' }, { token })).toMatchObject({ code: 200 })
    expect(await stored()).toEqual(['fails later'])
  })
})

describe('an idempotency key', () => {
  it('returns the first reply again without repeating the work', async () => {
    const first = await backend.ask(trial.write, { name: 'soup' }, { token, key: 'k' })
    await backend.ask(trial.write, { name: 'rice' }, { token })
    expect(await backend.ask(trial.write, { name: 'soup' }, { token, key: 'k' })).toEqual(first)
    expect([await stored(), afterwards]).toEqual([
      ['soup', 'rice'],
      ['soup', 'rice'],
    ])
  })

  it('works once when many requests with it arrive at once', async () => {
    const calls = Array.from({ length: 8 }, () => backend.ask(trial.write, { name: 'soup' }, { token, key: 'k' }))
    const replies = await Promise.all(calls)
    expect(new Set(replies.map((each) => JSON.stringify(each))).size).toBe(1)
    expect([await stored(), afterwards]).toEqual([['soup'], ['soup']])
  })

  it('is refused for another request', async () => {
    await backend.ask(trial.write, { name: 'soup' }, { token, key: 'k' })
    expect(await backend.call(trial.write, { name: 'rice' }, { token, key: 'k' })).toMatchObject({
      code: 400,
      msg: 'This request was already used for a different action',
    })
    expect(await stored()).toEqual(['soup'])
  })

  it('can be used again after a refusal', async () => {
    expect(await backend.call(trial.write, { name: 'refused' }, { token, key: 'k' })).toMatchObject({ code: 400 })
    expect(await backend.ask(trial.write, { name: 'soup' }, { token, key: 'k' })).toMatchObject({ name: 'soup' })
  })

  it('is refused, like a write without one, once the owner of the session has been merged', async () => {
    const [{ userId }, heir] = [await sessionOf(backend, token), await sessionOf(backend, await backend.guest())]
    await backend.db.update(users).set({ mergedInto: heir.userId }).where(eq(users.id, userId))
    for (const key of ['k', undefined])
      expect(await backend.call(trial.write, { name: 'soup' }, { token, key })).toMatchObject({ code: 401 })
    expect(await stored()).toEqual([])
  })

  it('belongs to one guest', async () => {
    const other = await backend.guest()
    await backend.ask(trial.write, { name: 'soup' }, { token, key: 'k' })
    await backend.ask(trial.write, { name: 'soup' }, { token: other, key: 'k' })
    expect(await stored()).toEqual(['soup', 'soup'])
  })

  it.each(['with space', 'ไทย'.replaceAll(/./g, '\u00e9'), 'x'.repeat(129)])(
    'is refused when it is "%.20s"',
    async (key) => {
      expect(await backend.call(trial.write, { name: 'soup' }, { token, key })).toMatchObject({ code: 400 })
      expect(runs).toEqual([])
    },
  )

  it('is stored for a handler that opens its own transactions too', async () => {
    const first = await backend.ask(trial.withoutTransaction, { name: 'pay' }, { token, key: 'k' })
    expect(await backend.ask(trial.withoutTransaction, { name: 'pay' }, { token, key: 'k' })).toEqual(first)
    expect(runs).toEqual(['pay'])
    expect(await backend.call(trial.withoutTransaction, { name: 'more' }, { token, key: 'k' })).toMatchObject({
      code: 400,
    })
  })
})

describe('an endpoint for members', () => {
  it('requires a guest to sign in, and accepts a member', async () => {
    expect(await backend.call(trial.members, {}, { token })).toMatchObject({ code: 401, msg: 'Please log in first' })
    expect(await backend.call(trial.members, {})).toMatchObject({ code: 401 })
    await backend.db.update(users).set({ registeredAt: backend.clock.now() })
    expect(await sessionOf(backend, token)).toMatchObject({ member: true })
    expect(await backend.call(trial.members, {}, { token })).toMatchObject({ code: 200 })
  })
})

describe('a handler that fails', () => {
  it('returns HTTP 500 and no details of the log', async () => {
    const response = await backend.app.server.inject('/channelApi/trial/broken')
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { code: 500, msg: 'Something went wrong. Please try again in a moment', data: null },
    ])
  })

  it('fails when its reply does not match the contract', async () => {
    expect(await backend.call(trial.offContract, {})).toMatchObject({ code: 500 })
  })
})
