import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { GoodsRow } from '@/contract/goods'
import { wordsOf } from '@/stores/wordsOf'
import type { CartStore } from '@/stores/cart'
import { DishBody, groupId } from './DishBody'
import { DishDock } from './DishDock'
import { DishPicture } from './DishPicture'
import { DishSkeleton } from './DishSkeleton'
import { ErrorState } from './ErrorState'
import { Sheet } from './Sheet'
import { useDish } from './useDish'
import { useStores } from './useStores'
import { useText } from './useText'
import styles from './Dish.module.scss'

interface Props {
  open: boolean
  /** The dish; another key draws another dish from its beginning. */
  goodsId: string
  /** What a list knows of it already. */
  known?: GoodsRow | undefined
  cart: CartStore
  onClose: () => void
}

/** The choices of a dish, over the menu: specs, attributes, add-ons, and the way into the cart. */
export const ProductSheet = observer(function ProductSheet({ open, goodsId, known, cart, onClose }: Props) {
  const { shop } = useStores()
  const t = useText()
  const { detail, dish } = useDish(goodsId, shop.id, cart)
  const failed = detail.error !== undefined && !detail.loading && !dish
  const shown = dish?.detail ?? known
  const tile = shown ? <DishPicture goods={shown} /> : <View className={styles.tile} />
  return (
    <Sheet
      open={open}
      title={shown?.name ?? t('dish.title')}
      picture={failed ? undefined : tile}
      into={dish?.wanting && groupId(dish.wanting)}
      dock={dish && <DishDock dish={dish} onAdded={onClose} />}
      onClose={onClose}
    >
      {dish && <DishBody dish={dish} />}
      {failed && (
        <ErrorState
          title={t('dish.failed')}
          text={`${wordsOf(detail.error, t)} ${t('menu.safe')}`}
          action={t('common.retry')}
          onAction={() => void detail.load()}
        />
      )}
      {!dish && !failed && <DishSkeleton name={known?.name} />}
    </Sheet>
  )
})
