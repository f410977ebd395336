import { useEffect, useState } from 'react'
import { goodsApi } from '@/api/goods'
import type { CartStore } from '@/stores/cart/cart'
import { DishLoader } from './dishLoader.model'
import { useAged } from '@/hooks/pageAge'
import { useStores } from '@/hooks/useStores'

/** Fetches a dish of a store and keeps what is chosen of it; a language switch changes the words only. The component must be an observer. */
export function useDish(gid: string, storeId: string, cart: CartStore): DishLoader {
  const { session, locale, copies } = useStores()
  const { current: language } = locale
  const [loader] = useState(
    () =>
      new DishLoader(
        (old) => {
          const { diningType } = cart.owner
          const ask = () => goodsApi.detail({ gid, storeId, diningType })
          return copies.last(`dish ${gid} ${storeId} ${diningType}`, ask, old)
        },
        cart,
        () => session.signedIn,
      ),
  )
  useAged(loader)
  useEffect(() => void loader.load(), [loader, language])
  return loader
}
