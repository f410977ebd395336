import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import '@/i18n/en/inStore'
import '@/i18n/en/cart'
import '@/i18n/en/menu'
import '@/i18n/en/search'
import '@/i18n/en/orders'
import { CartBar } from '@/components/cart/CartBar'
import { favouriteIds } from '@/components/goods/favourites'
import { Field } from '@/ui/fields/Field'
import { GoodsListModel } from '@/components/goods/goodsList.model'
import { lazyOverlay } from '@/shell/lazyOverlay'
import { NavBar } from '@/shell/NavBar'
import { screen, type PageProps } from '@/shell/screen'
import { useStores } from '@/hooks/useStores'
import { useWide } from '@/hooks/useWide'
import { useText } from '@/hooks/useText'
import type { GoodsRow } from '@/contract/goods/goodsRow'
import { windowSize } from '@/platform/device/device'
import { back } from '@/platform/navigation/navigation'
import * as storage from '@/platform/storage/storage'
import { CurrentTableBar } from '../parts/inStore/CurrentTableBar'
import { SearchResults } from '../parts/search/SearchResults'
import { SearchSuggestions } from '../parts/search/SearchSuggestions'
import { useMenuSearch } from '../parts/search/useMenuSearch'
import { SearchModel } from './out.model'
import styles from '../parts/search/Search.module.scss'

const ProductSheet = lazyOverlay(async () => (await import('@/components/goods/ProductSheet')).ProductSheet)

/** The dish of the open or last product sheet. */
interface ShownDish {
  id: string
  known?: GoodsRow | undefined
  open: boolean
  opened: number
}

/** The search through the menu of a store: for takeaway, for a fast order or at the table. */
function Search({ query }: PageProps<'/pages/shop/search/out'>) {
  const { shop, locale } = useStores()
  const t = useText()
  const { cart, calls, toMenu } = useMenuSearch(query)
  const atTable = query.diningType === 'dineIn'
  const { current: language } = locale
  const wide = useWide()
  const [model] = useState(() => {
    const list = new GoodsListModel({ ...windowSize(), wide }, process.env.TARO_ENV === 'h5', () => locale.tall)
    return new SearchModel(calls, { ...storage, favouriteIds }, list)
  })
  const [dish, setDish] = useState<ShownDish>({ id: '', open: false, opened: 0 })

  useEffect(() => model.start(), [model])
  useEffect(() => {
    if (shop.id) void model.load()
  }, [model, language, shop.id, shop.outType])
  useEffect(() => {
    if (query.keyword && shop.id) model.search(query.keyword)
  }, [model, query.keyword, shop.id])

  const show = (id: string, known?: GoodsRow) =>
    setDish(({ opened }) => ({ id, known, open: true, opened: opened + 1 }))
  const open = (goods: GoodsRow) => {
    model.remember()
    show(goods.id, goods)
  }
  const choose = ({ goodsId, categoryId }: { goodsId?: string | undefined; categoryId?: string | undefined }) => {
    if (goodsId) show(goodsId)
    else toMenu(categoryId)
  }

  return (
    <>
      <View className={styles.page}>
        <NavBar title={t('search.title')} onBack={() => back('/pages/index/goods')} />
        <View className={styles.field}>
          <Field
            kind="search"
            label={t('search.label')}
            value={model.keyword}
            maxLength={60}
            onChange={model.type}
            onDone={() => model.search()}
          />
        </View>
        {model.trimmedKeyword ? (
          <SearchResults model={model} cart={cart} onOpen={open} onMenu={() => toMenu()} />
        ) : (
          <SearchSuggestions model={model} cart={cart} onOpen={open} />
        )}
      </View>
      <View>
        {atTable ? (
          <CurrentTableBar onOpen={() => toMenu()} onChoose={choose} />
        ) : (
          <CartBar cart={cart} onOpen={() => toMenu()} onChoose={choose} />
        )}
      </View>
      <View>
        <ProductSheet
          key={dish.opened}
          open={dish.open}
          goodsId={dish.id}
          known={dish.known}
          cart={cart}
          onClose={() => {
            setDish({ ...dish, open: false })
            void model.followFavourites()
          }}
        />
      </View>
    </>
  )
}

export default screen('/pages/shop/search/out', Search, { header: 'own', shared: true })
