import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { GoodsRow } from '@/contract/goods/goodsRow'
import { pieceStep } from '@/domain/goods/goodsPrice'
import type { CartStore } from '@/stores/cart/cart'
import { ChoosePill } from '@/ui/actions/ChoosePill'
import { classes } from '@/ui/classes'
import { Stepper } from '@/ui/fields/Stepper'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './GoodsControl.module.scss'

interface Props {
  goods: GoodsRow
  cart: CartStore
  /** A dish with choices has a plus as the others, not the word, until some are in the cart. */
  plus?: boolean
  onOpen: (goods: GoodsRow) => void
}

/** The cart control of a dish: a stepper, or a button that opens its choices. Observes the quantity of this dish only. */
export const GoodsControl = observer(function GoodsControl({ goods, cart, plus, onOpen }: Props) {
  const { shop, ui } = useStores()
  const t = useText()
  if (goods.state !== 'ok') return null

  const { id, name, skuId, limit, minBuy } = goods
  const count = cart.countOf(id)
  const most = limit?.perOrder
  const change = (next: number) => {
    if (skuId) void cart.add({ goodsId: id, skuId }, pieceStep(count, next, minBuy))
    else onOpen(goods)
  }
  return (
    <View className={classes(styles.control, shop.info.value?.isOpen === false && styles.closed)}>
      {skuId || (plus && count === 0) ? (
        <Stepper
          count={count}
          name={name}
          max={most}
          onChange={change}
          onLimit={() => ui.notify(t('menu.limitOrder', { num: most ?? 0 }))}
        />
      ) : (
        <ChoosePill text={t('menu.choose')} count={count} name={name} onTap={() => onOpen(goods)} />
      )}
    </View>
  )
})
