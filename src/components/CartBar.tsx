import { observer } from 'mobx-react-lite'
import type { Cart } from '@/contract/cart'
import { cartHint } from '@/domain/cartHint'
import { go } from '@/platform/navigation'
import type { CartStore } from '@/stores/cart'
import { CartBarView } from './CartBarView'
import { useAction } from './useAction'
import { useMoney } from './useMoney'
import { useStores } from './useStores'
import { useText } from './useText'

interface Props {
  cart: CartStore
  onOpen: () => void
  /** Shows where something can be had that the order must hold. */
  onChoose: (item: Cart['missing'][number]) => void
}

/** The takeaway cart at hand: what is in it, what it costs, what is still needed, and the way to checkout. */
export const CartBar = observer(function CartBar({ cart, onOpen, onChoose }: Props) {
  const { shop, ui } = useStores()
  const t = useText()
  const money = useMoney()
  const { content, goodsCount } = cart
  const store = shop.info.value
  const gap = content.minAmountGap
  const closed = store?.isOpen === false

  const checkout = useAction(async () => {
    await cart.settled()
    go('/pages/shop/out/pay-order', { storeId: shop.id })
  })
  const open = gap > 0 ? t('cart.gap', { price: money(gap) }) : t('cart.checkout')
  const refusal = closed ? store.businessText : t('cart.missingGap', { price: money(gap) })

  return (
    <CartBarView
      count={goodsCount}
      total={content.goodsAmount}
      note={noteOf(content, t, money)}
      go={{
        text: closed ? store.businessText : open,
        disabled: closed || gap > 0,
        busy: checkout.busy,
        onTap: () => void checkout.run(),
        onRefused: () => ui.say(refusal),
      }}
      hint={hintOf(content, onChoose, t, money)}
      label={t('cart.label')}
      onOpen={onOpen}
    />
  )
})

type Text = ReturnType<typeof useText>
type Money = ReturnType<typeof useMoney>

/** What comes on top, and what is saved. */
function noteOf({ packAmount, saveAmount, count }: Cart, t: Text, money: Money): string {
  const pack = packAmount > 0 && t('cart.packaging', { price: money(packAmount) })
  const save = saveAmount > 0 && t('cart.saved', { price: money(saveAmount) })
  return [pack, save].filter(Boolean).join(' · ') || t('cart.items', { count })
}

function hintOf(content: Cart, onChoose: Props['onChoose'], t: Text, money: Money) {
  const hint = cartHint(content)
  if (hint?.kind === 'gap')
    return { kind: 'warning' as const, text: t('cart.missingGap', { price: money(hint.amount) }) }
  if (hint?.kind !== 'missing') return undefined
  const { item } = hint
  return {
    kind: 'warning' as const,
    text: t(item.goodsId ? 'cart.missing' : 'cart.missingFrom', { num: item.num, name: item.name }),
    action: t('menu.choose'),
    onAction: () => onChoose(item),
  }
}
