import { couponPackApi } from '@/api/endpoints/couponPack'
import { storeApi } from '@/api/endpoints/store'
import { useStores } from './useStores'

/** Reads coupon packs with the ways to pay in the guest's store: all on sale, or one by its id. */
export function useReadPacks() {
  const { delivery, shop } = useStores()
  return async (id?: string) => {
    const storeId = shop.id || (await storeApi.default(delivery.place)).id
    return { storeId, ...(await couponPackApi.list({ storeId, id })) }
  }
}
