import { buildApp } from '../../../server/app'
import { readEnvironment } from '../../../server/environment'
import { freshBistro } from '../support/freshBistro'
import type { Backend } from '../support/harness'
import { Merchant, OWNER, PASSWORD } from '../support/merchant'

let backend: Backend
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })

let merchant: Merchant
beforeEach(async () => {
  backend.clock.advance(24 * 60 * 7)
  merchant = new Merchant(backend)
  await merchant.enter()
})

describe('the sign-in of the console', () => {
  it('accepts the password, with a cookie that scripts and other sites cannot use', async () => {
    const { status, to, setCookie } = await new Merchant(backend).enter()
    expect([status, to]).toEqual([303, '/console'])
    const [pages, calls] = setCookie.split(',')
    expect(pages).toMatch(/^console=[\w-]{43}; Path=\/console; Max-Age=7776000; HttpOnly; SameSite=Strict$/)
    expect(calls).toBe(pages?.replace('/console;', '/consoleApi;'))
    expect((await merchant.get('/console/login')).headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('ends by signing out, and after twelve hours', async () => {
    await merchant.signOut()
    expect(await merchant.isSignedIn()).toBe(false)
    await merchant.enter()
    expect(await merchant.isSignedIn()).toBe(true)
    backend.clock.advance(12 * 60 + 1)
    expect(await merchant.isSignedIn()).toBe(false)
  })

  it('reports an unknown page with a message', async () => {
    const { status, body } = await merchant.get('/console/nowhere')
    expect([status, body]).toEqual([404, expect.stringContaining('This page does not exist.')])
  })

  it('refuses the form of another site', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await merchant.post('/console/login', { email: OWNER, password: PASSWORD }, foreign)).status).toBe(403)
  })
})

test('the addresses of the orders before the app lead to the app', async () => {
  expect(await merchant.get('/console')).toMatchObject({ status: 303, to: '/console/app/' })
  const { to } = await merchant.get('/console/orders/one')
  expect(to).toBe('/console/app/#/orders?order=one')
})

test('without a password the console is disabled, and a short password is refused', async () => {
  const { server } = await buildApp({ db: backend.db, logLevel: 'silent' })
  expect((await server.inject('/console/login')).statusCode).toBe(404)
  await server.close()
  expect(() => readEnvironment({ CONSOLE_PASSWORD: 'short' })).toThrow('CONSOLE_PASSWORD:')
})
