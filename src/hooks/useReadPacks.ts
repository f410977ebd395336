import { couponPackApi } from '@/api/endpoints/couponPack'
import { useStoreId } from './useStoreId'

/** Reads coupon packs with the ways to pay in the guest's store: all on sale, or one by its id. */
export function useReadPacks() {
  const find = useStoreId()
  return async (id?: string) => {
    const storeId = await find()
    return { storeId, ...(await couponPackApi.list({ storeId, id })) }
  }
}
