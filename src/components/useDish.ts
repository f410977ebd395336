import { useEffect, useState } from 'react'
import { goodsApi } from '@/api/goods'
import type { GoodsDetail } from '@/contract/goods'
import type { CartStore } from '@/stores/cart'
import type { Resource } from '@/stores/resource'
import { DishModel } from './dish.model'
import { useResource } from './useResource'
import { useStores } from './useStores'

/** Fetches a dish of a store and keeps what is chosen of it; a language switch changes the words only. The component must be an observer. */
export function useDish(
  gid: string,
  storeId: string,
  cart: CartStore,
): { detail: Resource<GoodsDetail>; dish: DishModel | undefined } {
  const { session, shop } = useStores()
  const detail = useResource(() => goodsApi.detail({ gid, storeId, diningType: shop.outType }))
  const [dish, setDish] = useState<DishModel>()
  const { value } = detail
  useEffect(() => {
    if (value && dish) dish.translate(value)
    else if (value) setDish(new DishModel(value, cart, () => session.signedIn))
  }, [value, dish, cart, session])
  return { detail, dish }
}
