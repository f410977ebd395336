import { buildApp } from '../../../../server/app'
import { readEnvironment } from '../../../../server/environment'
import { consoleSessions } from '../../../../server/db/schema/staff/console'
import { cleanUp } from '../../../../server/jobs/cleanup'
import { freshBistro } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { Merchant, PASSWORD } from '../../support/console/merchant'

const SECOND = 1 / 60

let backend: Backend
const settings = { consolePassword: PASSWORD, accountSecret: 'keys the counters of these tests' }
freshBistro((fresh) => (backend = fresh), settings)

/** What becomes of as many wrong passwords, one after the other. */
async function fail(merchant: Merchant, times: number): Promise<string[]> {
  const outcomes: string[] = []
  for (let index = 0; index < times; index++) outcomes.push((await merchant.enter('a guess')).outcome)
  return outcomes
}

const wrong = (times: number) => Array<string>(times).fill('wrong')
const opens = (merchant: Merchant) => merchant.isSignedIn()

describe('the sign-in', () => {
  it('takes the password, with a cookie that scripts and other sites cannot use', async () => {
    const { outcome, setCookie } = await new Merchant(backend).enter()
    expect([outcome, setCookie]).toEqual([
      'taken',
      expect.stringMatching(/^console=[\w-]{43}; Max-Age=7776000; Path=\/consoleApi; HttpOnly; SameSite=Strict$/),
    ])
  })

  it('is refused to other sites', async () => {
    const browser = new Merchant(backend)
    expect((await browser.enter(PASSWORD, { 'sec-fetch-site': 'cross-site' })).code).toBe(401)
    expect(await opens(browser)).toBe(false)
  })

  it('lasts until signing out, and for twelve hours', async () => {
    const browser = new Merchant(backend)
    await browser.enter()
    await browser.signOut()
    expect(await opens(browser)).toBe(false)
    await browser.enter()
    backend.clock.advance(12 * 60 - 1)
    expect(await opens(browser)).toBe(true)
    backend.clock.advance(2)
    expect(await opens(browser)).toBe(false)
  })

  it('is not there without a password of the server, which must not be short', async () => {
    const { server } = await buildApp({ db: backend.db, logLevel: 'silent' })
    for (const path of ['/console', '/consoleApi/session']) expect((await server.inject(path)).statusCode).toBe(404)
    await server.close()
    expect(() => readEnvironment({ CONSOLE_PASSWORD: 'short' })).toThrow('CONSOLE_PASSWORD:')
  })
})

it.each([
  ['/console/app', '/console/'],
  ['/console/app/', '/console/'],
  ['/console/login', '/console/'],
  ['/console/orders/one', '/console/#/orders?order=one'],
  ['/console/welcome?token=a_b-c', '/console/#/login?token=a_b-c'],
])('the older address %s leads into the app', async (from, to) => {
  const { statusCode, headers } = await backend.app.server.inject(from)
  expect([statusCode, headers.location]).toEqual([303, to])
})

describe('a wrong password', () => {
  it('delays the next attempt after five, twice as long after each, at most five minutes', async () => {
    const guesser = new Merchant(backend)
    expect(await fail(guesser, 6)).toEqual([...wrong(5), 'early'])
    for (const seconds of [10, 20, 40, 80, 160, 300, 300]) {
      const tooSoon = await guesser.enter()
      expect(tooSoon).toMatchObject({ code: 400, retryIn: seconds })
      expect(tooSoon.msg).toContain(`Please try again in ${seconds} seconds`)
      backend.clock.advance((seconds - 1) * SECOND)
      expect((await guesser.enter()).outcome).toBe('early')
      backend.clock.advance(SECOND)
      expect(await fail(guesser, 1)).toEqual(wrong(1))
    }
    backend.clock.advance(5)
    expect((await guesser.enter()).outcome).toBe('taken')
    expect(await fail(new Merchant(backend), 5)).toEqual(wrong(5))
  })

  it('is checked five times when many arrive at once', async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, () => new Merchant(backend).enter('a guess')))
    expect(guesses.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(5)
  })

  it('counts for the whole /64 of an IPv6 address, and not for other addresses', async () => {
    for (let host = 1; host <= 5; host++) await fail(new Merchant(backend, `2001:db8:1:2::${host}`), 1)
    expect((await new Merchant(backend, '2001:db8:1:2:ffff::9').enter()).outcome).toBe('early')
    expect((await new Merchant(backend, '2001:db8:1:3::9').enter()).outcome).toBe('taken')
  })

  it('does not lock out a browser that has signed in before, from whatever addresses others try', async () => {
    const merchant = new Merchant(backend)
    await merchant.enter()
    await merchant.signOut()
    for (let host = 1; host <= 21; host++) await fail(new Merchant(backend, `203.0.113.${host}`), 5)
    await fail(new Merchant(backend), 6)
    expect((await new Merchant(backend, '198.51.100.1').enter()).outcome).toBe('early')
    expect((await merchant.enter()).outcome).toBe('taken')
  })

  it('by unknown browsers together delays them by one minute at most', async () => {
    for (let host = 1; host <= 30; host++) {
      backend.clock.advance(1)
      await fail(new Merchant(backend, `203.0.113.${host}`), 5)
    }
    const stranger = new Merchant(backend, '198.51.100.1')
    expect((await stranger.enter()).outcome).toBe('early')
    backend.clock.advance(1)
    expect((await stranger.enter()).outcome).toBe('taken')
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
    expect((await new Merchant(restarted, '203.0.113.7').enter()).outcome).toBe('early')
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
