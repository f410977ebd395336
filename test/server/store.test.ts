import { storeContract } from '../../src/contract/store'
import { type Backend, startBackend } from './harness'
import { fillBistro } from './bistro'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(fillBistro)
})
afterAll(() => backend.close())
beforeEach(() => backend.clock.set('2026-11-21T12:00:00+07:00'))

describe('store', () => {
  it('lists the shown stores in the merchant’s order when no place is given', async () => {
    const { list } = await backend.ask(storeContract.list, {})
    expect(list.map(({ id }) => id)).toEqual(['ari', 'silom', 'closed'])
    expect(list[0]).toMatchObject({ name: 'Warm Table Ari', isOpen: true, businessText: 'Open until 22:00' })
    expect(list[0]).not.toHaveProperty('distance')
  })
})
