import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Translate } from '@/i18n/messages'
import { vibrate } from '@/platform/device/device'
import { reveal } from '@/platform/navigation/reveal'
import { Button } from '@/ui/actions/Button'
import { groupId } from './ProductBody'
import type { ProductModel } from './product.model'
import { Stepper } from '@/ui/fields/Stepper'
import { useAction } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './Product.module.scss'

interface Props {
  dish: ProductModel
  /** Called after the choice was added to the cart. */
  onAdded: () => void
}

/** The bottom bar of a product sheet: chosen options, quantity, and the button with the current total. */
export const ProductDock = observer(function ProductDock({ dish, onAdded }: Props) {
  const { ui, shop } = useStores()
  const t = useText()
  const money = useMoney()
  const { detail, draft, least, most, available, choiceText, total } = dish
  const room = available && most >= least
  const store = shop.info.value
  const closed = store?.isOpen === false
  const note = [closed && store.businessText, choiceText].filter(Boolean).join(' · ')

  const notifyLimit = () => ui.notify(limitText(dish, t))
  const add = useAction(async () => {
    const added = await dish.add()
    if (added) onAdded()
    else if (dish.problem) {
      vibrate()
      if (dish.wanting) reveal(groupId(dish.wanting))
      if ('name' in dish.problem) ui.notify(t('dish.missing', { name: dish.problem.name }), 'error')
    }
  })

  return (
    <View className={styles.dock}>
      {note !== '' && <Text className={styles.texts}>{note}</Text>}
      <View className={styles.row}>
        {room && (
          <Stepper
            size="large"
            count={draft.num}
            name={detail.name}
            min={least}
            max={most}
            onChange={dish.setNum}
            onLimit={notifyLimit}
          />
        )}
        <View className={styles.add} {...{ 'aria-live': 'polite' }}>
          <Button
            size="large"
            look={closed ? 'neutral' : 'primary'}
            wide
            busy={add.busy}
            disabled={!room}
            end={available && money(total.price)}
            onTap={() => void add.run()}
            onRefused={() => (available ? notifyLimit() : ui.notify(detail.stateText || t('dish.soldOut')))}
          >
            {available ? <AddLabel /> : detail.stateText || t('dish.soldOut')}
          </Button>
        </View>
      </View>
    </View>
  )
})

/** "Add to cart", or shorter where the screen is narrow. */
const AddLabel = observer(function AddLabel() {
  const t = useText()
  return (
    <>
      <Text className={styles.long}>{t('dish.add')}</Text>
      <Text className={styles.short}>{t('common.add')}</Text>
    </>
  )
})

/** Why the quantity is limited: the stock, or the limit of an order. */
function limitText({ detail, sku, most, inCart }: ProductModel, t: Translate): string {
  if (sku?.stock !== undefined && sku.stock <= most) return t('dish.left', { num: sku.stock })
  const limit = t('menu.limitOrder', { num: detail.limit?.perOrder ?? most })
  return inCart > 0 ? `${limit} · ${t('dish.inCart', { count: inCart })}` : limit
}
