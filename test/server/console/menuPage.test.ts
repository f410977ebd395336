import { goodsContract } from '../../../src/contract/goods'
import { freshConsole } from '../support/freshBistro'
import type { Backend } from '../support/harness'
import type { Merchant } from '../support/merchant'

let backend: Backend
let merchant: Merchant
freshConsole((...fresh) => ([backend, merchant] = fresh))

test('stores are edited in the app, where their old page leads', async () => {
  expect(await merchant.get('/console/stores')).toMatchObject({ status: 303, to: '/console/app/#/stores' })
})

describe('the menu at the console', () => {
  it('a sold-out product is marked on the menu at once, until it is available again', async () => {
    const token = await backend.guest()
    const state = async () => {
      const { goods } = await backend.ask(goodsContract.menu, { storeId: 'ari' }, { token })
      return goods.find(({ id }) => id === 'curry')?.state
    }
    expect(await state()).toBe('ok')
    expect(await merchant.act('/console/goods/curry', { soldOut: '1' })).toMatchObject({
      to: '/console/menu?store=ari#curry',
    })
    expect(await state()).toBe('soldOut')
    expect((await merchant.get('/console/menu?store=ari')).body).toContain('Mark available')
    await merchant.act('/console/goods/curry', { soldOut: '0' })
    expect(await state()).toBe('ok')
  })
})
