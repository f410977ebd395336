import { isNotNull } from 'drizzle-orm'
import * as v from 'valibot'
import type { Endpoint, Envelope } from '../../../src/contract/endpoint'
import { sessions, users } from '../../../server/db/schema/account/users'
import { badInputs, goodInputs, isText, onePerField } from '../support/badInput'
import { fillBistro } from '../support/database/bistro'
import { endpoints, knownFields } from '../support/knownFields'
import { type Backend, injection, startBackend } from '../support/harness'

let backend: Backend
let token: string
let known: Record<string, unknown>
/** Dump of the database before the next attempts. */
let before: string

beforeAll(async () => {
  // Password checks are slow by design: one is enough here.
  backend = await startBackend(fillBistro, { limits: { passwords: { max: 1, minutes: 15 } } })
  token = await backend.guest()
  await backend.db.update(users).set({ registeredAt: backend.clock.now() })
  known = await knownFields(backend, token)
  before = await backend.dump()
})
afterAll(() => backend.close())

/** Sends an input as a form, or as JSON, which can carry more. */
async function send(endpoint: Endpoint, input: Record<string, unknown>, json: boolean): Promise<[number, Envelope]> {
  const response = await backend.app.server.inject(injection({ ...endpoint, json }, input, { token }))
  return [response.statusCode, response.json<Envelope>()]
}

interface Attempt {
  what: string
  field: string
  input: Record<string, unknown>
  json: boolean
  /** Every schema must refuse it. */
  hopeless: boolean
  /** The schema accepts it. */
  fits: boolean
}

/** Invalid inputs of an endpoint, in each encoding that makes a difference. */
function attempts(endpoint: Endpoint): Attempt[] {
  const fits = (input: Record<string, unknown>) => v.safeParse(endpoint.input, input).success
  const all = badInputs(endpoint, known)
  const asJson = endpoint.method === 'GET' ? [] : all.filter((one) => !isText(one))
  const asForm = all.filter(({ jsonOnly }) => !jsonOnly)
  return [
    ...asJson.map((one) => ({ ...one, json: true, fits: fits(one.input) })),
    ...asForm.map((one) => ({ ...one, json: false, fits: fits(asText(one.input)) })),
  ]
}

/** The received form of an input that is sent as a form or in the URL. */
function asText(input: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
}

/** Signs in again when a call has signed out. */
async function stayIn(): Promise<void> {
  await backend.db.update(sessions).set({ revokedAt: null }).where(isNotNull(sessions.revokedAt))
}

/** Sends attempts in turn; returns those whose reply has no allowed code or no message. */
async function unmet(endpoint: Endpoint, tries: Attempt[], codes: number[]): Promise<string[]> {
  const found: string[] = []
  for (const { what, input, json } of tries) {
    const [status, { code, msg }] = await send(endpoint, input, json)
    if (code === 200) await stayIn()
    if (status !== 200 || !codes.includes(code) || !msg) found.push(`${what} → HTTP ${status}, code ${code}, "${msg}"`)
  }
  return found
}

describe.each(endpoints)('%s', (_name, endpoint) => {
  it('accepts an input made from its schema', () => {
    for (const input of goodInputs(endpoint, known)) {
      expect(v.safeParse(endpoint.input, input).issues).toBeUndefined()
    }
  })

  it('refuses invalid input with a message, and changes nothing', async () => {
    const tries = attempts(endpoint)
    const refused = tries.filter(({ fits }) => !fits)
    const [asJson, asForm] = [true, false].map((json) => refused.filter((one) => one.json === json))
    const accepted = tries.filter(({ fits, hopeless }) => fits && hopeless)
    const sent = [...onePerField(asJson ?? []), ...onePerField(asForm ?? []), ...accepted]
    expect(await unmet(endpoint, sent, [400])).toEqual([])
    const expected = before
    before = await backend.dump()
    expect(before).toBe(expected)
  })

  if (endpoint.access !== 'public') {
    it('requires a session before anything else', async () => {
      const [input = {}] = goodInputs(endpoint, known)
      const response = await backend.app.server.inject(injection(endpoint, input, { locale: 'th' }))
      expect(response.json()).toMatchObject({ code: 401, msg: 'การเข้าใช้สิ้นสุดแล้ว โปรดโหลดหน้าใหม่', data: null })
    })
  }
})

describe.each(endpoints)('%s', (_name, endpoint) => {
  it('does not fail on unusual input that its schema accepts', async () => {
    const tries = attempts(endpoint).filter(({ fits, hopeless }) => fits && !hopeless)
    expect(await unmet(endpoint, tries, [200, 400])).toEqual([])
  })
})
