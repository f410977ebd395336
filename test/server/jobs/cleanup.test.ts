import { eq } from 'drizzle-orm'
import { addressContract } from '../../../src/contract/account/address'
import { sessionContract } from '../../../src/contract/account/session'
import { idempotencyKeys } from '../../../server/db/schema/account/requests'
import { addresses, users } from '../../../server/db/schema/account/users'
import { cleanUp } from '../../../server/jobs/cleanup'
import { sessionOf } from '../support/accounts/accounts'
import { type Backend, runJob, startBackend } from '../support/harness'

const DAY = 24 * 60
const home = { contact: 'Som', gender: 1, phone: '0812345678', address: 'Soi 1', houseNo: '4', label: 'home' } as const

let backend: Backend
beforeEach(async () => {
  backend = await startBackend(async () => {})
})
afterEach(() => backend.close())

/** A guest who stored an address, with an idempotency key. */
async function visitor(): Promise<string> {
  const token = await backend.guest()
  await backend.ask(addressContract.add, { ...home, lat: 13, lng: 100 }, { token, key: 'k' })
  return token
}

it('deletes idempotency records after a week, but not their effects', async () => {
  await visitor()
  backend.clock.advance(7 * DAY)
  await cleanUp(backend.db, backend.clock.now())
  expect(await backend.db.$count(idempotencyKeys)).toBe(1)
  backend.clock.advance(1)
  await cleanUp(backend.db, backend.clock.now())
  expect([await backend.db.$count(idempotencyKeys), await backend.db.$count(addresses)]).toEqual([0, 1])
})

it('deletes abandoned guests with all of their data, and no other users', async () => {
  await visitor()
  const returning = await visitor()
  const member = await sessionOf(backend, await visitor())
  backend.clock.advance(100 * DAY)
  await backend.call(sessionContract.profile, {}, { token: returning })
  await runJob(backend.app.jobs.sessionActivity)
  await backend.db
    .update(users)
    .set({ registeredAt: backend.clock.now() })
    .where(eq(users.id, member?.userId ?? ''))
  backend.clock.advance(81 * DAY)
  await cleanUp(backend.db, backend.clock.now())
  expect([await backend.db.$count(users), await backend.db.$count(addresses)]).toEqual([2, 2])
  expect(await backend.call(sessionContract.profile, {}, { token: returning })).toMatchObject({ code: 200 })
})
