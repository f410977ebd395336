import { buildApp } from '../../../server/app'
import { consoleSessions } from '../../../server/db/schema/console'
import { cleanUp } from '../../../server/jobs/cleanup'
import { freshBistro } from '../support/freshBistro'
import type { Backend } from '../support/harness'
import { Merchant, PASSWORD } from '../support/merchant'

const SECOND = 1 / 60

let backend: Backend
const settings = { consolePassword: PASSWORD, accountSecret: 'keys the counters of these tests' }
freshBistro((fresh) => (backend = fresh), settings)

/** Status codes of as many wrong passwords, one after the other. */
async function fail(merchant: Merchant, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < times; index++) statuses.push((await merchant.enter('a guess')).status)
  return statuses
}

const wrong = (times: number) => Array<number>(times).fill(401)
const opens = (merchant: Merchant) => merchant.isSignedIn()

describe('a wrong password', () => {
  it('delays the next attempt after five, twice as long after each, at most five minutes', async () => {
    const guesser = new Merchant(backend)
    expect(await fail(guesser, 6)).toEqual([...wrong(5), 429])
    for (const seconds of [10, 20, 40, 80, 160, 300, 300]) {
      const tooSoon = await guesser.enter()
      expect(tooSoon).toMatchObject({ status: 429, retryAfter: String(seconds) })
      expect(tooSoon.body).toContain(`Please try again in ${seconds} seconds.`)
      backend.clock.advance((seconds - 1) * SECOND)
      expect((await guesser.enter()).status).toBe(429)
      backend.clock.advance(SECOND)
      expect(await fail(guesser, 1)).toEqual(wrong(1))
    }
    backend.clock.advance(5)
    expect((await guesser.enter()).status).toBe(303)
    expect(await fail(new Merchant(backend), 5)).toEqual(wrong(5))
  })

  it('is checked five times when many arrive at once', async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, () => new Merchant(backend).enter('a guess')))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  it('counts for the whole /64 of an IPv6 address, and not for other addresses', async () => {
    for (let host = 1; host <= 5; host++) await fail(new Merchant(backend, `2001:db8:1:2::${host}`), 1)
    expect((await new Merchant(backend, '2001:db8:1:2:ffff::9').enter()).status).toBe(429)
    expect((await new Merchant(backend, '2001:db8:1:3::9').enter()).status).toBe(303)
  })

  it('does not lock out a browser that has signed in before, from whatever addresses others try', async () => {
    const merchant = new Merchant(backend)
    await merchant.enter()
    await merchant.signOut()
    for (let host = 1; host <= 21; host++) await fail(new Merchant(backend, `203.0.113.${host}`), 5)
    await fail(new Merchant(backend), 6)
    expect((await new Merchant(backend, '198.51.100.1').enter()).status).toBe(429)
    expect((await merchant.enter()).status).toBe(303)
  })

  it('by unknown browsers together delays them by one minute at most', async () => {
    for (let host = 1; host <= 30; host++) {
      backend.clock.advance(1)
      await fail(new Merchant(backend, `203.0.113.${host}`), 5)
    }
    const stranger = new Merchant(backend, '198.51.100.1')
    expect((await stranger.enter()).status).toBe(429)
    backend.clock.advance(1)
    expect((await stranger.enter()).status).toBe(303)
  })
})

describe('a restart', () => {
  it('ends neither sessions nor delays', async () => {
    const merchant = new Merchant(backend)
    await merchant.enter()
    await fail(new Merchant(backend, '203.0.113.7'), 5)
    const { db, clock } = backend
    const app = await buildApp({ db, now: clock.now, logLevel: 'silent', ...settings })
    const restarted = { ...backend, app }
    const same = new Merchant(restarted)
    same.cookie = merchant.cookie
    expect(await opens(same)).toBe(true)
    expect((await new Merchant(restarted, '203.0.113.7').enter()).status).toBe(429)
    await same.signOut()
    expect(await opens(merchant)).toBe(false)
    await app.server.close()
  })
})

it('stores no token, and deletes a session ninety days after its end', async () => {
  const merchant = new Merchant(backend)
  await merchant.enter()
  expect(await backend.dump()).not.toContain(merchant.cookie.replace('console=', ''))
  backend.clock.advance((12 + 90 * 24) * 60)
  await cleanUp(backend.db, backend.clock.now())
  expect(await backend.db.$count(consoleSessions)).toBe(1)
  backend.clock.advance(1)
  await cleanUp(backend.db, backend.clock.now())
  expect(await backend.db.$count(consoleSessions)).toBe(0)
})
