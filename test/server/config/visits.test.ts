import { visitContract } from '../../../src/contract/config/config'
import { visits } from '../../../server/db/schema/account/requests'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'

let backend: Backend
freshBistro((fresh) => (backend = fresh), { limits: { visitsFromAddress: { max: 2, minutes: 60 } } })

const visit = (ip: string) => backend.call(visitContract.record, { moduleName: 'index' }, { ip })

test('a visit is stored with its store and module, and without a store before one is chosen', async () => {
  await backend.call(visitContract.record, { storeId: 'ari', moduleName: '/pages/index/goods' })
  await backend.call(visitContract.record, { moduleName: 'index' })
  expect(await backend.db.select().from(visits).orderBy(visits.id)).toMatchObject([
    { storeId: 'ari', moduleName: '/pages/index/goods' },
    { storeId: null, moduleName: 'index' },
  ])
})

test('visits from one address are limited, and those from others are recorded', async () => {
  const codes = [await visit('203.0.113.7'), await visit('203.0.113.7'), await visit('203.0.113.7')]
  expect(codes.map(({ code }) => code)).toEqual([200, 200, 400])
  expect((await visit('203.0.113.8')).code).toBe(200)
  expect(await backend.db.$count(visits)).toBe(3)
})

test('visits are deleted after ninety days', async () => {
  await visit('203.0.113.9')
  backend.clock.advance(89 * 24 * 60)
  await runJob(backend.app.jobs.cleanup)
  expect(await backend.db.$count(visits)).toBe(1)
  backend.clock.advance(2 * 24 * 60)
  await runJob(backend.app.jobs.cleanup)
  expect(await backend.db.$count(visits)).toBe(0)
})
