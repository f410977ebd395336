import { storeApi } from '@/api/endpoints/store'
import { useStores } from './useStores'

/** Returns the id of the guest's store, or else of the nearest one: it receives the money of what is bought by itself. */
export function useStoreId(): () => Promise<string> {
  const { delivery, shop } = useStores()
  return async () => shop.id || (await storeApi.default(delivery.place)).id
}
