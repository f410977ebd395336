import { credentialsContract } from '../../../src/contract/account/credentials'
import { sessionContract } from '../../../src/contract/account/session'
import { rateLimits } from '../../../server/db/schema/account/credentials'
import { cleanUp } from '../../../server/jobs/cleanup'
import type { CallOptions } from '../support/harness'
import { withMembers } from '../support/accounts/members'

const { sendSms, mobileLogin, emailLogin } = credentialsContract

const E164_PHONE = '+66812345678'
const ELSEWHERE = '203.0.113.7'

const here = withMembers({ limits: { passwords: { max: 2, minutes: 15 } } })
const { post } = here
let token: string
beforeEach(async () => {
  token = await here.backend.guest()
})

const send = (phone = '0812345678', options: CallOptions = {}) =>
  here.backend.call(sendSms, { phone }, { token, ...options })

/** Codes of as many calls as are made, one after the other. */
async function codes(times: number, work: (turn: number) => Promise<{ code: number }>): Promise<number[]> {
  const found: number[] = []
  for (let turn = 0; turn < times; turn++) found.push((await work(turn)).code)
  return found
}

const fine = (times: number) => Array<number>(times).fill(200)

describe('codes', () => {
  it('are sent to a phone once a minute, and the refusal contains the waiting time', async () => {
    await send()
    expect(await send('0812345678', { locale: 'th' })).toEqual({
      code: 400,
      msg: 'ทำรายการหลายครั้งเกินไป โปรดลองใหม่ในอีก 1 นาที',
      data: { retryIn: 60 },
    })
    expect(post.sent).toHaveLength(1)
    here.backend.clock.advance(0.5)
    expect(await send()).toMatchObject({ code: 400, data: { retryIn: 30 } })
    here.backend.clock.advance(0.5)
    expect(await send()).toMatchObject({ code: 200 })
  })

  it('are sent to a phone five times an hour, and a refused request does not count', async () => {
    const nextMinute = () => {
      here.backend.clock.advance(1)
      return send()
    }
    expect(await codes(7, nextMinute)).toEqual([...fine(5), 400, 400])
    expect(await send('0812345678', { locale: 'zh' })).toMatchObject({ msg: '操作过于频繁，请在 54 分钟后再试' })
    here.backend.clock.advance(54)
    expect(await codes(6, nextMinute)).toEqual([...fine(5), 400])
  })

  it('are sent to a phone once when many requests arrive at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => send()))
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(post.sent).toHaveLength(1)
    expect(
      await here.backend.call(mobileLogin, { phone: E164_PHONE, code: post.code(E164_PHONE) }, { token }),
    ).toMatchObject({
      code: 200,
    })
  })

  it('can be requested from one address twenty times an hour', async () => {
    const toSomebodyElse = (turn: number) => send(`08123456${String(turn).padStart(2, '0')}`, { ip: ELSEWHERE })
    expect(await codes(21, toSomebodyElse)).toEqual([...fine(20), 400])
    expect(await send('0812345699', { ip: '203.0.113.8' })).toMatchObject({ code: 200 })
    here.backend.clock.advance(60)
    expect(await send('0812345699', { ip: ELSEWHERE })).toMatchObject({ code: 200 })
  })
})

describe('passwords', () => {
  const guess = (email: string, options: CallOptions = {}) =>
    here.backend.call(emailLogin, { email, password: 'a guess' }, { token, ...options })

  it('can be tried on one account a limited number of times in a quarter of an hour, whether it exists or not', async () => {
    await codes(2, () => guess('nok@example.com'))
    expect(await guess('nok@example.com')).toMatchObject({
      code: 400,
      msg: 'Too many attempts. Please try again in 15 min',
    })
    expect(await guess('NOK@example.com')).toMatchObject({ msg: 'Too many attempts. Please try again in 15 min' })
    here.backend.clock.advance(15)
    expect(await guess('nok@example.com')).toMatchObject({ msg: 'The account or the password is incorrect' })
  })

  it('and codes can be tried from one address thirty times in a quarter of an hour', async () => {
    const guessCode = (turn: number) => {
      const phone = `08123456${String(turn).padStart(2, '0')}`
      return here.backend.call(mobileLogin, { phone, code: '123456' }, { token, ip: ELSEWHERE })
    }
    await codes(30, guessCode)
    const refused = { msg: 'Too many attempts. Please try again in 15 min' }
    expect(await guessCode(31)).toMatchObject(refused)
    expect(await guess('nok@example.com', { ip: ELSEWHERE })).toMatchObject(refused)
    expect(await guess('nok@example.com')).not.toMatchObject(refused)
  })
})

describe('guest sessions', () => {
  it('can be created from one address sixty times an hour', async () => {
    const begin = () => here.backend.call(sessionContract.guest, {}, { ip: '2001:db8:1:2::7' })
    expect(await codes(61, begin)).toEqual([...fine(60), 400])
    expect(await here.backend.call(sessionContract.guest, {}, { ip: '2001:db8:1:2:3:4:5:6' })).toMatchObject({
      code: 400,
    })
    expect(await here.backend.call(sessionContract.guest, {}, { ip: '2001:db8:1:3::7' })).toMatchObject({ code: 200 })
    expect(await here.backend.call(sessionContract.guest, {})).toMatchObject({ code: 200 })
  })
})

describe('a rate limit record', () => {
  it('contains no personal data, and is deleted when its window is over', async () => {
    await send('0812345678', { ip: ELSEWHERE })
    const kept = JSON.stringify(await here.backend.db.select().from(rateLimits))
    for (const name of ['812345678', ELSEWHERE]) expect(kept).not.toContain(name)
    await cleanUp(here.backend.db, here.backend.clock.now())
    expect(await here.backend.db.$count(rateLimits)).toBe(5)
    here.backend.clock.advance(24 * 60 + 1)
    await cleanUp(here.backend.db, here.backend.clock.now())
    expect(await here.backend.db.$count(rateLimits)).toBe(0)
  })
})
