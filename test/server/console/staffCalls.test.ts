import * as v from 'valibot'
import { consoleContract } from '../../../console/contract/contract'
import type { Endpoint } from '../../../src/contract/endpoint'
import { auditLog } from '../../../server/db/schema/staff/staff'
import { badInputs, goodInputs, onePerField, type BadInput } from '../support/badInput'
import { fillBistro } from '../support/database/bistro'
import { type Backend, injection, startBackend } from '../support/harness'
import { PASSWORD } from '../support/console/merchant'
import { StaffCaller } from '../support/console/staff'

let backend: Backend
let staff: StaffCaller
beforeAll(async () => {
  backend = await startBackend(fillBistro, { consolePassword: PASSWORD })
  staff = await StaffCaller.enter(backend)
})
afterAll(() => backend.close())

const BENEFITS = {
  ...{ discount: 100, discountFor: [], pointsRate: 10_000, freeDelivery: false, freeDeliveryWithin: 0 },
  ...{ coupons: [], birthdayGift: false },
}
const KNOWN = {
  ...{ storeId: 'ari', amount: 10_000, discount: 100, page: 1, pageSize: 20 },
  colours: { from: '#000000', to: '#000000', ink: '#ffffff' },
  coupons: [{ templateId: 'dinner', num: 1, worth: 0 }],
  gifts: [{ templateId: 'dinner', num: 1 }],
  rewards: [{ points: 1, growth: 0, coupons: [] }],
  ...{ inviterReward: { kind: 'points', points: 1 }, friendReward: { kind: 'points', points: 1 }, steps: [] },
  ...{ startAt: '2026-11-01T00:00:00+07:00', endAt: '2026-12-01T00:00:00+07:00' },
  ...{ date: '2026-12-24', time: '18:00', day: '2026-12-24' },
  slots: {
    ...{ slotMinutes: 30, stayMinutes: 90, leastMinutes: 60, advanceMinutes: 60, advanceDays: 30 },
    ...{ servings: [], specialDays: [] },
    ...{ interval: 15, lead: 15, capacity: 4, bookableDays: 2 },
  },
  ...{ email: 'nok@example.com', role: 'cashier', current: 'a', wanted: 'the long morning' },
  ...{ remindAt: '09:00', prefix: 'A', reason: 'Paid twice' },
  levels: [{ ...BENEFITS, name: { en: 'Guest', th: 'แขก', zh: '客人' }, from: 0 }],
  paid: { ...BENEFITS, on: true },
  buyer: { name: 'Sala Books Co., Ltd.', address: '1 Silom Road, Bangkok', taxId: '0105561000011', branch: '00000' },
  variants: [{ key: 'only', values: [], price: 100, memberPrice: null, originalPrice: null }],
  ...{ content: 'bm8gcGljdHVyZQ==', callIds: ['call'], tel: '02 000 0000', wifiPassword: '' },
  color: { btnColor: '#b11e23', fontColor: '#ffffff' },
  ...{ promptpayId: '0812345678', attachurl: '/media/', officialLink: '', numberPrefix: 'SB', taxId: '0105561000011' },
  ground: { lat: 13.78, lng: 100.54, shape: 'circle', radius: 3000, corners: [] },
  copyFrom: 'ari',
}
const endpoints = Object.entries(consoleContract).flatMap(([area, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, endpoint]) => [`${area}.${name}`, endpoint] as const),
)
const writes = endpoints.filter(([, { idempotent }]) => idempotent)
const input = (endpoint: Endpoint) => goodInputs(endpoint, KNOWN)[0] ?? {}

describe.each(endpoints)('the staff call %s', (_name, endpoint) => {
  it('needs a session of the console: that of a guest or an ended one is none', async () => {
    const token = await backend.guest()
    for (const options of [{}, { token }, { headers: { cookie: 'console=gone' } }]) {
      expect((await backend.call(endpoint, input(endpoint), options)).code).toBe(401)
    }
  })

  it('refuses every bad input without an error of the server, and stays whole', async () => {
    const wrong: string[] = []
    const all = badInputs(endpoint, KNOWN).filter(({ jsonOnly }) => !jsonOnly || endpoint.method !== 'GET')
    const fits = ({ input }: BadInput) => v.safeParse(endpoint.input, input).success
    const refused = all.filter((one) => !fits(one))
    for (const { input: bad, hopeless, what } of [...onePerField(refused), ...all.filter(fits)]) {
      const { code } = await staff.call(endpoint, bad)
      if (hopeless ? code !== 400 : code >= 500) wrong.push(`${what}: ${code}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('what staff change', () => {
  const changing = endpoints.filter(([, { method }]) => method !== 'GET')

  it.each(changing)('by %s needs the token of the session, and comes from our own site', async (_name, endpoint) => {
    const wrong: Record<string, string>[] = [{ 'x-csrf-token': 'other' }, { 'sec-fetch-site': 'cross-site' }]
    for (const headers of wrong) {
      expect((await staff.call(endpoint, input(endpoint), { headers })).code).toBe(401)
    }
  })

  it.each(writes)('by %s needs an idempotency key', async (_name, endpoint) => {
    const { code, msg } = await staff.call(endpoint, input(endpoint), { key: '' })
    expect([code, msg]).toEqual([400, expect.stringContaining('Idempotency-Key')])
  })

  it('is recorded for good', async () => {
    const entry = { at: backend.clock.now(), sessionHash: 'x', action: 'a', subject: 's', subjectId: 'one' }
    await backend.db.insert(auditLog).values(entry)
    await expect(backend.db.update(auditLog).set({ action: 'b' })).rejects.toThrow()
    await expect(backend.db.delete(auditLog)).rejects.toThrow()
    expect(await staff.audited('one')).toMatchObject([{ action: 'a', own: false, before: null }])
  })
})

it('an unknown call of staff is answered as one of the storefront is', async () => {
  const { url } = injection({ ...consoleContract.session.current, path: 'nothing' }, {})
  const response = await backend.app.server.inject({ url })
  expect([response.statusCode, response.json()]).toEqual([404, expect.objectContaining({ code: 404 })])
})
