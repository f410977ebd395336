import { eq } from 'drizzle-orm'
import { sessionContract } from '../../../src/contract/account/session'
import { sessions, users } from '../../../server/db/schema/account/users'
import { credit, sessionOf } from '../support/accounts/accounts'
import { type Backend, runJob, startBackend } from '../support/harness'
import { setConfig } from '../support/database/configs'

let backend: Backend
let token: string
beforeAll(async () => {
  backend = await startBackend(async () => {})
})
afterAll(() => backend.close())
beforeEach(async () => {
  token = await backend.guest()
})

const profile = () => backend.call(sessionContract.profile, {}, { token })

/** The session of the guest of this test. */
const own = () => sessionOf(backend, token)

describe('a visitor', () => {
  it('has a session and a user of their own, and no profile', async () => {
    const { userId, member } = await own()
    expect(member).toBe(false)
    expect((await profile()).data).toBeNull()
    token = await backend.guest()
    expect((await own()).userId).not.toBe(userId)
  })

  it('is unknown once the session is revoked', async () => {
    const { id } = await own()
    await backend.db.update(sessions).set({ revokedAt: backend.clock.now() }).where(eq(sessions.id, id))
    expect(await profile()).toMatchObject({ code: 401 })
  })

  it('is noted as seen at most once an hour', async () => {
    const seen = async () => {
      await runJob(backend.app.jobs.sessionActivity)
      const [row] = await backend.db
        .select()
        .from(sessions)
        .where(eq(sessions.id, (await own()).id))
      return row?.lastSeenAt
    }
    await profile()
    await seen()
    const start = backend.clock.now()
    backend.clock.advance(59)
    await profile()
    expect(await seen()).toEqual(start)
    backend.clock.advance(2)
    await profile()
    expect(await seen()).toEqual(backend.clock.now())
  })
})

describe('a member', () => {
  it('has a profile', async () => {
    const { userId } = await own()
    const facts = { nickname: 'Ploy', phone: '+66812345678' }
    await backend.db
      .update(users)
      .set({ ...facts, registeredAt: backend.clock.now() })
      .where(eq(users.id, userId))
    await credit(backend, userId, { points: 120, paidIn: 4000, bonus: 1000, growth: 40 })
    const vipset = { on: true, levels: [0, 10, 40, 50], names: [] }
    await setConfig(backend.db, 'vipset', vipset)
    expect((await profile()).data).toEqual({
      id: userId,
      nickname: 'Ploy',
      avatar: '',
      gender: 0,
      birthday: '',
      email: '',
      emailNotices: true,
      hasPassword: false,
      level: 2,
      levelName: 'VIP 2',
      integral: 120,
      balance: 5000,
      userTel: '0812345678',
      memberCode: userId,
      growth: 40,
      coupons: 0,
      giftCards: 0,
      discounts: { delivery: 0, dineIn: 0, fast: 0, pickup: 0, takeout: 0 },
      levelUp: false,
      nextLevel: { growth: 50, name: 'VIP 3' },
      vipUntil: null,
    })
  })
})
