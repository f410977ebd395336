import { useEffect, useState } from 'react'
import { goodsApi } from '@/api/endpoints/goods'
import type { CartStore } from '@/stores/cart/cart'
import { ProductLoader } from './productLoader.model'
import { useTrackDataAge } from '@/hooks/dataAge'
import { useStores } from '@/hooks/useStores'

/** Loads a dish of a store; a change of language keeps the choices. The component must be an observer. */
export function useProduct(gid: string, storeId: string, cart: CartStore): ProductLoader {
  const { session, locale, offlineCache } = useStores()
  const { current: language } = locale
  const [loader] = useState(
    () =>
      new ProductLoader(
        (onStale) => {
          const { diningType } = cart.owner
          const ask = () => goodsApi.detail({ gid, storeId, diningType })
          return offlineCache.networkFirst(`dish ${gid} ${storeId} ${diningType}`, ask, onStale)
        },
        cart,
        () => session.discountFor(cart.owner.diningType),
      ),
  )
  useTrackDataAge(loader)
  useEffect(() => void loader.load(), [loader, language])
  return loader
}
