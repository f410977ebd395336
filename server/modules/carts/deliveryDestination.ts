import { addressesOf } from '../address/addresses'
import type { ReadDb } from '../../db/database'
import { deliveryTo, lowestFee } from '../pricing/deliveryFee'
import type { CartView } from './cartLines'

type AddressRow = Awaited<ReturnType<typeof addressesOf>>[number]

/** The destination of a delivery. */
export interface Destination {
  address: AddressRow | null
  inRange: boolean
  /** Satang; null for an order without delivery, or when delivery is impossible. */
  fee: number | null
}

const COLLECTED: Destination = { address: null, inRange: true, fee: null }

/** The address of a delivery (the requested one or the guest's default), whether the store delivers there, and the fee. */
export async function readDestination(
  db: ReadDb,
  { userId, store, diningType, benefits }: CartView,
  addressId: string | undefined,
  goodsAmount: number,
): Promise<Destination> {
  if (diningType !== 'delivery') return COLLECTED
  const saved = await addressesOf(db, userId)
  const address = (addressId ? saved.find(({ id }) => id === addressId) : saved[0]) ?? null
  const freeWithin = benefits?.freeDelivery ?? null
  if (!address) return { address, inRange: true, fee: freeWithin === null ? lowestFee(store.delivery, goodsAmount) : 0 }
  const { inRange, fee } = deliveryTo(store, address, goodsAmount, freeWithin)
  return { address, inRange, fee: inRange ? fee : null }
}
