import { lookContract } from '../../../console/contract/look'
import { configContract } from '../../../src/contract/config'
import { freshBistro } from '../support/freshBistro'
import type { Backend } from '../support/harness'
import { Merchant, PASSWORD } from '../support/merchant'

let backend: Backend
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })

let merchant: Merchant
beforeEach(async () => {
  merchant = new Merchant(backend)
  await merchant.enter()
})

const ticket = async () =>
  (await backend.ask(lookContract.preview, {}, { headers: { cookie: merchant.cookie } })).ticket
const askWith = (draft: string) => backend.call(configContract.drag, { page: 'index', draft })

it('is refused without a ticket, and after the session', async () => {
  const mine = await ticket()
  expect(await ticket()).toBe(mine)
  expect((await askWith(mine)).code).toBe(200)
  expect(await askWith('x'.repeat(32))).toMatchObject({
    code: 400,
    msg: 'This preview has expired. Please open it again from the console',
  })
  await merchant.act('/console/logout')
  expect((await askWith(mine)).code).toBe(400)
})

it('expires a quarter of an hour after its last use, and at the end of the session at the latest', async () => {
  const mine = await ticket()
  for (let time = 0; time < 3; time++) {
    backend.clock.advance(14)
    expect((await askWith(mine)).code).toBe(200)
  }
  backend.clock.advance(16)
  expect((await askWith(mine)).code).toBe(400)
  const next = await ticket()
  expect(next).not.toBe(mine)
  for (let time = 0; time < 60; time++) {
    backend.clock.advance(14)
    await askWith(next)
  }
  expect((await askWith(next)).code).toBe(400)
})

it('may be framed by the console, and the console may not be framed elsewhere', async () => {
  const policy = (await merchant.get('/console/settings')).headers['content-security-policy']
  expect(policy).toContain("frame-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
})
