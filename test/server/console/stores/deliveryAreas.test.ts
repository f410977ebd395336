import type { StoreFields } from '../../../../console/contract/store/store'
import { addressContract } from '../../../../src/contract/account/address'
import { storeContract } from '../../../../src/contract/store/store'
import type { Backend } from '../../support/harness'
import { Shopper } from '../../support/orders/shopper'
import { freshStoreForm, type StoreForm } from '../../support/console/storeConsole'

let backend: Backend
let form: StoreForm
freshStoreForm((...fresh) => ([backend, form] = fresh))

const ARI = { lat: 13.7797, lng: 100.5447 }
/** About 1100 m. */
const STEP = 0.01
const to = (north: number, east: number) => ({ lat: ARI.lat + north * STEP, lng: ARI.lng + east * STEP })
const drawn = (...corners: StoreFields['ground']['corners']): StoreFields['ground'] => ({
  ...{ ...ARI, shape: 'drawn', radius: 5000 },
  corners,
})
/** North of the store only. */
const NORTH = drawn(to(0, -2), to(3, -2), to(3, 2), to(0, 2))

/** A guest with a valid order, and what a delivery to a place costs; null where there is none. */
async function guest() {
  const shopper = await (await Shopper.enter(backend, { diningType: 'delivery' })).fill()
  await shopper.add('tea')
  const place = { contact: 'Som', gender: 2, phone: '0812345678', houseNo: '4', label: 'home' } as const
  return async (north: number, east: number) => {
    const address = { ...place, ...to(north, east), address: `${north} ${east}` }
    const { id: addressId } = await backend.ask(addressContract.add, address, shopper.as())
    const { quote, outOfRange } = await shopper.checkout({ addressId })
    return outOfRange ? null : quote.deliveryAmount
  }
}

describe('the delivery area of a store', () => {
  it('is read as the store delivers, and stays so', async () => {
    const { ground, feeSteps, freeFrom } = await form.read()
    expect(ground).toEqual({ ...ARI, shape: 'circle', radius: 5000, corners: [] })
    expect([feeSteps, freeFrom]).toEqual([
      [
        { upTo: 2000, fee: 2000 },
        { upTo: 5000, fee: 4000 },
      ],
      null,
    ])
    const fee = await guest()
    await form.save({})
    expect([await fee(1, 0), await fee(3, 0), await fee(6, 0)]).toEqual([2000, 4000, null])
  })

  it('is what is drawn, with the new fee; a circle holds again afterwards', async () => {
    const fee = await guest()
    await form.save({ ground: NORTH, feeSteps: [{ upTo: 4500, fee: 1234 }] })
    expect((await form.read()).ground).toEqual(NORTH)
    expect([await fee(1, 0), await fee(2.5, 1), await fee(-1, 0)]).toEqual([1234, 1234, null])
    const { dining } = await backend.ask(storeContract.detail, { storeId: 'ari' })
    expect(dining).toContainEqual({ type: 'delivery', minAmount: 15_000, feeFrom: 1234 })
    await form.save({ ground: { ...NORTH, shape: 'circle', radius: 2000 } })
    expect([await fee(-1, 0), await fee(2.5, 1)]).toEqual([1234, null])
    expect((await form.read()).ground.corners).toEqual([])
  })

  it('moves with the store, and is free from an amount', async () => {
    const fee = await guest()
    await form.save({ ground: { ...to(5, 0), shape: 'circle', radius: 2000, corners: [] }, freeFrom: 10_000 })
    expect([await fee(1, 0), await fee(5, 0)]).toEqual([null, 0])
    await form.save({ freeFrom: 1_000_000 })
    expect(await fee(5, 0)).toBe(2000)
  })

  it('must have three corners, no sides that cross, and fees in order that reach all of it', async () => {
    expect(await form.refused({ ground: drawn(to(0, 0), to(1, 1)) })).toEqual(['ground'])
    expect(await form.refused({ ground: drawn(to(0, 0), to(1, 1), to(0, 1), to(1, 0)) })).toEqual(['ground'])
    const steps = [
      { upTo: 3000, fee: 100 },
      { upTo: 2000, fee: 200 },
    ]
    expect(await form.refused({ feeSteps: steps })).toEqual(['feeSteps'])
    const beyond = await form.submit({ ground: drawn(to(0, 0), to(9, 0), to(0, 9)) })
    expect([beyond.code, beyond.msg, beyond.data]).toEqual([
      400,
      expect.stringMatching(/^The fees reach 5000 m, the area \d{5} m/),
      { fields: ['feeSteps'] },
    ])
    const outside = { ...NORTH, lat: 91 }
    expect((await form.submit({ ground: outside })).code).toBe(400)
  })

  it('can be left out only where delivery is off', async () => {
    expect(await form.refused({ feeSteps: [] })).toEqual(['feeSteps'])
    const { dining } = await form.read()
    await form.save({ dining: { ...dining, delivery: false }, feeSteps: [] })
    const offers = (await backend.ask(storeContract.detail, { storeId: 'ari' })).dining
    expect(offers.map(({ type }) => type)).not.toContain('delivery')
  })
})
