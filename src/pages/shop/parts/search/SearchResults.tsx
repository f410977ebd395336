import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { roleOf } from '@/ui/aria'
import { Empty } from '@/ui/feedback/Empty'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { GoodsList } from '@/components/goods/GoodsList'
import { Delayed } from '@/components/loading/Loaded'
import { cartSafeError } from '@/components/loading/cartSafeError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useText } from '@/hooks/useText'
import type { GoodsRow } from '@/contract/goods/goodsRow'
import type { CartStore } from '@/stores/cart/cart'
import type { SearchModel } from '../../search/out.model'
import styles from './Search.module.scss'

interface Props {
  model: SearchModel
  cart: CartStore
  onOpen: (goods: GoodsRow) => void
  onMenu: () => void
}

/** Search results, or their empty state. */
export const SearchResults = observer(function SearchResults({ model, cart, onOpen, onMenu }: Props) {
  const t = useText()
  const { found, shown } = model

  if (found.error !== undefined && !found.loading) {
    return (
      <View className={styles.state}>
        <ErrorState
          title={t('search.failed')}
          {...cartSafeError(found.error, t)}
          action={t('common.retry')}
          onAction={() => void found.load()}
        />
      </View>
    )
  }
  if (!shown) {
    return (
      <Delayed>
        <Skeleton rows={6} />
      </Delayed>
    )
  }
  if (shown.goods.length === 0) {
    return (
      <View className={styles.state}>
        <Empty
          title={t('search.none', { word: shown.keyword })}
          text={t('search.noneText')}
          action={t('search.toMenu')}
          onAction={onMenu}
        />
      </View>
    )
  }
  return (
    <>
      <Text className={styles.count} {...roleOf('status')}>
        {t('search.results', { count: shown.goods.length })}
      </Text>
      <View className={styles.body}>
        <GoodsList list={model.list} cart={cart} label={t('search.title')} onOpen={onOpen} />
      </View>
    </>
  )
})
