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
  /** What paid VIP takes off the fee, satang. */
  vipSaved: number
}

const COLLECTED: Destination = { address: null, inRange: true, fee: null, vipSaved: 0 }

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
  const feeBy = (freeWithin: number | null): Pick<Destination, 'inRange' | 'fee'> => {
    if (!address) return { inRange: true, fee: freeWithin === null ? lowestFee(store.delivery, goodsAmount) : 0 }
    const { inRange, fee } = deliveryTo(store, address, goodsAmount, freeWithin)
    return { inRange, fee: inRange ? fee : null }
  }
  const charged = feeBy(benefits?.freeDelivery ?? null)
  const byLevel = feeBy(benefits?.ofLevel.freeDelivery ?? null)
  return { address, ...charged, vipSaved: (byLevel.fee ?? 0) - (charged.fee ?? 0) }
}
