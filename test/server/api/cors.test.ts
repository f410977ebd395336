import { sessionContract } from '../../../src/contract/account/session'
import { fillBistro } from '../support/database/bistro'
import { type Backend, injection, startBackend } from '../support/harness'

const OWN = 'https://shop.example'

let backend: Backend
afterEach(() => backend.close())

const guest = injection(sessionContract.guest, {})
const call = (origin: string) =>
  backend.app.server.inject({ ...guest, headers: { ...guest.headers, origin }, remoteAddress: '10.0.0.9' })
const ask = (origin: string) =>
  backend.app.server.inject({
    method: 'OPTIONS',
    url: guest.url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,language',
    },
  })

it('allows pages of the configured origins, and no others', async () => {
  backend = await startBackend(fillBistro, { siteOrigins: [OWN] })
  expect((await call(OWN)).headers).toMatchObject({ 'access-control-allow-origin': OWN })
  expect((await call(OWN)).headers.vary).toContain('origin')
  expect((await ask(OWN)).headers).toMatchObject({
    'access-control-allow-origin': OWN,
    'access-control-allow-headers': 'authorization,language',
  })
  for (const foreign of ['https://evil.example', 'https://shop.example.evil', 'null']) {
    expect((await call(foreign)).headers).not.toHaveProperty('access-control-allow-origin')
    expect((await ask(foreign)).headers).not.toHaveProperty('access-control-allow-origin')
  }
})

it('allows only its own site when no origin is configured', async () => {
  backend = await startBackend(fillBistro)
  expect((await call(OWN)).headers).not.toHaveProperty('access-control-allow-origin')
  expect((await ask(OWN)).statusCode).toBe(404)
})

describe('the client address of rate limits', () => {
  const visit = async (forwarded: string) =>
    (
      await backend.app.server.inject({
        ...guest,
        headers: { ...guest.headers, 'x-forwarded-for': forwarded },
        remoteAddress: '10.0.0.9',
      })
    ).json<{ code: number }>().code
  const limits = { guestsFromAddress: { max: 1, minutes: 60 } }

  it('is an IPv4 address or the first half of an IPv6 address, and never one of this machine', async () => {
    backend = await startBackend(fillBistro, { limits })
    const from = async (...addresses: string[]) => {
      const codes: number[] = []
      for (const remoteAddress of addresses) {
        const reply = await backend.app.server.inject({ ...guest, remoteAddress })
        codes.push(reply.json<{ code: number }>().code)
      }
      return codes
    }
    expect(await from('203.0.113.7', '::ffff:203.0.113.7', '203.0.113.8')).toEqual([200, 400, 200])
    expect(await from('2001:db8::1', '2001:db8:0:0:3:4:5:6', '2001:db8:0:1::1')).toEqual([200, 400, 200])
    expect(await from('127.0.0.1', '127.0.0.1', '::ffff:127.0.0.1', '::ffff:127.0.0.1', '::1', '::1')).toEqual(
      Array(6).fill(200),
    )
  })

  it('is the one that a trusted proxy reports', async () => {
    backend = await startBackend(fillBistro, { limits, trustProxy: 1 })
    expect([await visit('203.0.113.7'), await visit('203.0.113.8')]).toEqual([200, 200])
    expect(await visit('9.9.9.9, 203.0.113.7')).toBe(400)
  })

  it('is not the one that an untrusted client claims', async () => {
    backend = await startBackend(fillBistro, { limits })
    expect([await visit('203.0.113.7'), await visit('203.0.113.8')]).toEqual([200, 400])
  })

  it('causes one warning when an unconfigured proxy is used', async () => {
    backend = await startBackend(fillBistro)
    const warned = jest.spyOn(backend.app.server.log, 'warn')
    await backend.app.server.inject(guest)
    expect(warned).not.toHaveBeenCalled()
    await visit('203.0.113.7')
    await visit('203.0.113.8')
    expect(warned.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY is not set')]])
  })

  it('causes no warning when the proxy is configured', async () => {
    backend = await startBackend(fillBistro, { trustProxy: '10.0.0.9' })
    const warned = jest.spyOn(backend.app.server.log, 'warn')
    await visit('203.0.113.7')
    expect(warned).not.toHaveBeenCalled()
  })
})
