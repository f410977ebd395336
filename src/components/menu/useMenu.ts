import { useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { windowSize } from '@/platform/device/device'
import type { CartStore } from '@/stores/cart/cart'
import { GoodsListModel } from '@/components/goods/goodsList.model'
import { useTrackDataAge } from '@/hooks/dataAge'
import { useEventCallback } from '@/hooks/useEventCallback'
import { useStores } from '@/hooks/useStores'
import { useWide } from '@/hooks/useWide'
import { MenuModel, type FetchMenu, type MenuQuery } from './menu.model'

interface Options {
  cart: CartStore
  fetchMenu: FetchMenu
  /** A menu that was fetched before the page, for its first drawing. */
  prefetched?: () => Awaited<ReturnType<FetchMenu>> | undefined
  /** Query of the page. */
  query: MenuQuery
  /** Loads the cart; undefined when it comes from another source. */
  readCart?: () => Promise<unknown>
}

/** The menu of a page and its cart: loaded when the page shows, and again in another language. The component must be an observer. */
export function useMenu({ cart, fetchMenu, prefetched, query, readCart }: Options): MenuModel {
  const { shop, locale, session } = useStores()
  const { wanted: language } = locale
  const { storeId, diningType } = cart.owner
  const wide = useWide()
  const [model] = useState(() => {
    const list = new GoodsListModel({ ...windowSize(), wide }, process.env.TARO_ENV === 'h5', () => locale.tall)
    return new MenuModel(fetchMenu, shop, cart, list, prefetched?.())
  })
  // A guest without a session has nothing in the cart.
  const readOwn = useEventCallback(() => {
    if (session.token && storeId) void readCart?.().catch(() => undefined)
  })

  useTrackDataAge(model.menu)
  useTrackDataAge(cart)
  useTrackDataAge(shop.info)
  useEffect(() => model.start(), [model])
  useEffect(() => model.follow(query), [model, query])
  useEffect(() => void model.load(language), [model, language, storeId, diningType])
  useEffect(() => readOwn(), [readOwn, cart, storeId, diningType])
  useDidShow(() => {
    if (!model.menu.value) return
    void model.load(language)
    readOwn()
  })
  return model
}
