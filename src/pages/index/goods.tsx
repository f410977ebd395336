import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { goodsApi } from '@/api/goods'
import { GoodsListModel } from '@/components/goodsList.model'
import { screen, type PageProps } from '@/components/screen'
import { StoreHead } from '@/components/StoreHead'
import { useStores } from '@/components/useStores'
import { windowSize } from '@/platform/device'
import { MenuModel } from './goods.model'
import { MenuBody } from './parts/MenuBody'
import { MenuOverlays } from './parts/MenuOverlays'
import { MenuWays } from './parts/MenuWays'
import styles from './parts/Menu.module.scss'

/** The menu of a store: ways to order, categories, dishes, the choices of a dish, and the cart. */
function Menu({ query }: PageProps<'/pages/index/goods'>) {
  const { shop, carts, locale, session } = useStores()
  const cart = carts.out
  const { current: language } = locale
  const [model] = useState(() => {
    const list = new GoodsListModel(windowSize(), process.env.TARO_ENV === 'h5', () => locale.tall)
    return new MenuModel(goodsApi, shop, cart, list)
  })
  // A guest without a session has nothing in the cart.
  const readCart = () => {
    if (session.token && shop.id) void cart.load().catch(() => undefined)
  }

  useEffect(() => model.start(), [model])
  useEffect(() => void model.load(language), [model, language, shop.id, shop.outType])
  useEffect(readCart, [cart, session, shop.id, shop.outType])
  useEffect(() => model.follow(query), [model, query])
  useDidShow(() => {
    if (!model.menu.value) return
    void model.load(language)
    readCart()
  })

  return (
    <>
      <View className={styles.page}>
        <StoreHead />
        <MenuWays />
        <MenuBody model={model} />
      </View>
      <MenuOverlays model={model} />
    </>
  )
}

export default screen('/pages/index/goods', Menu)
