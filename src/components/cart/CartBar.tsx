import { observer } from 'mobx-react-lite'
import type { Cart } from '@/contract/cart/cart'
import type { StoreDetail } from '@/contract/store/store'
import { go } from '@/platform/navigation/navigation'
import type { CartStore } from '@/stores/cart/cart'
import { CartBarView } from './CartBarView'
import { hintOf, noteOf } from './cartBarTexts'
import { useAction } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

interface Props {
  cart: CartStore
  /** Called for a tap on the total; without it the cart is open already. */
  onOpen?: (() => void) | undefined
  /** Shows the category or dish that the order requires. */
  onChoose: (item: Cart['missing'][number]) => void
}

/** The cart bar: quantity, price, missing requirements, and the checkout button. */
export const CartBar = observer(function CartBar({ cart, onOpen, onChoose }: Props) {
  const { shop, ui } = useStores()
  const t = useText()
  const money = useMoney()
  const { content, goodsCount } = cart
  const store = shop.info.value
  const gap = content.minAmountGap
  const { shut, later } = closing(store, cart)
  const old = cart.staleSince !== undefined

  const checkout = useAction(async () => {
    await cart.settled()
    const { storeId, diningType } = cart.owner
    if (diningType === 'fast') go('/pages/shop/in/pay-order', { storeId, diningType })
    else go('/pages/shop/out/pay-order', { storeId })
  })
  const ready = t(later ? 'cart.later' : 'cart.checkout')
  const next = gap > 0 ? t('cart.gap', { price: money(gap) }) : ready
  const refusal = shut ?? t('cart.missingGap', { price: money(gap) })
  // The cart comes from the offline cache: its prices may be outdated.
  const text = old ? t('cart.offline') : (shut ?? next)

  return (
    <CartBarView
      count={goodsCount}
      total={content.goodsAmount}
      pending={content.count === 0}
      note={noteOf(content, t, money)}
      go={{
        text,
        disabled: old || shut !== undefined || gap > 0,
        busy: checkout.busy,
        onTap: () => void checkout.run(),
        onRefused: () => ui.notify(old ? t('cart.offlineText') : refusal),
      }}
      hint={hintOf(content, onChoose, t, money) ?? (later ? { kind: 'warning', text: later } : undefined)}
      label={t('cart.label')}
      onOpen={onOpen}
    />
  )
})

/** Text of a closed store. If it opens again it accepts orders for later, except dine-in; the checkout offers the times. */
function closing(store: StoreDetail | undefined, { owner }: CartStore): { shut?: string; later?: string } {
  if (!store || store.isOpen) return {}
  const { changesAt, businessText } = store
  return changesAt && owner.diningType !== 'fast' ? { later: businessText } : { shut: businessText }
}
