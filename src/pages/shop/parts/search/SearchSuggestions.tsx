import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { GoodsListRow } from '@/components/goods/GoodsListRow'
import { Heading } from '@/ui/layout/Heading'
import { Link } from '@/ui/actions/Link'
import { Scroll } from '@/ui/layout/Scroll'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'
import type { GoodsRow } from '@/contract/goods/goodsRow'
import type { CartStore } from '@/stores/cart/cart'
import type { SearchModel } from '../../search/out.model'
import styles from './Search.module.scss'

/** The dishes are few: their height is not estimated. */
const PIECE = { section: 'popular', feature: undefined, height: 0 }

interface SuggestionsProps {
  model: SearchModel
  cart: CartStore
  onOpen: (goods: GoodsRow) => void
}

/** Shown before typing: recent and popular searches, and popular dishes. */
export const SearchSuggestions = observer(function SearchSuggestions({ model, cart, onOpen }: SuggestionsProps) {
  const t = useText()
  return (
    <Scroll className={styles.texts}>
      {model.last.length > 0 && (
        <SuggestionList
          title={t('search.last')}
          keywords={model.last}
          beside={<Link icon="trash" text={t('search.clearLast')} onTap={model.forget} />}
          onChoose={model.search}
        />
      )}
      {model.hot.length > 0 && <SuggestionList title={t('search.hot')} keywords={model.hot} onChoose={model.search} />}
      <View className={styles.dishes}>
        <DishList title={t('search.favourites')} goods={model.favourites} cart={cart} onOpen={onOpen} />
        <DishList title={t('search.popular')} goods={model.popular} cart={cart} onOpen={onOpen} />
      </View>
    </Scroll>
  )
})

interface DishListProps extends Pick<SuggestionsProps, 'cart' | 'onOpen'> {
  title: string
  goods: readonly GoodsRow[]
}

function DishList({ title, goods, cart, onOpen }: DishListProps) {
  if (goods.length === 0) return null
  return <GoodsListRow piece={{ ...PIECE, heading: { name: title, note: '' }, goods }} cart={cart} onOpen={onOpen} />
}

interface Props {
  title: string
  keywords: readonly string[]
  beside?: ReactNode
  onChoose: (keyword: string) => void
}

function SuggestionList({ title, keywords, beside, onChoose }: Props) {
  return (
    <View>
      <View className={styles.head}>
        <Heading look="title3">{title}</Heading>
        {beside}
      </View>
      <View className={styles.list}>
        {keywords.map((keyword) => (
          <Pressable key={keyword} className={styles.label} onTap={() => onChoose(keyword)}>
            {keyword}
          </Pressable>
        ))}
      </View>
    </View>
  )
}
