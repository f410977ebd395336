import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Cart } from '@/contract/cart/cart'
import type { CartStore } from '@/stores/cart/cart'
import { AddedNote } from './AddedNote'
import { CartBar } from './CartBar'
import { CartLineRow } from './CartLineRow'
import { ClearButton, ClearQuestion } from './ClearCart'
import { Empty } from '@/ui/feedback/Empty'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Sheet } from '@/ui/overlays/Sheet'
import { useText } from '@/hooks/useText'
import styles from './CartSheet.module.scss'

/** In this chunk, because the first load lists every chunk. */
export { startDishFlights } from './dishFlights'

interface Props {
  open: boolean
  cart: CartStore
  onClose: () => void
  /** Shows the category or dish that the order requires. */
  onChoose: (item: Cart['missing'][number]) => void
}

/** The cart as a sheet over the menu. */
export const CartSheet = observer(function CartSheet({ open, cart, onClose, onChoose }: Props) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const empty = cart.goodsList.length === 0
  useEffect(() => {
    // Read now: the reply to a change may have come since this was rendered.
    if (open && cart.goodsList.length === 0 && !cart.hasPendingChanges) onClose()
  }, [open, empty, cart, cart.hasPendingChanges, onClose])

  return (
    <>
      <Sheet
        open={open}
        title={`${t('cart.title')} · ${t('cart.items', { count: cart.goodsCount })}`}
        beside={!empty && <ClearButton onTap={() => setAsking(true)} />}
        onClose={onClose}
      >
        <View className={styles.lines}>
          <CartLines cart={cart} />
        </View>
        <View className={styles.bar}>
          <CartBar cart={cart} onOpen={onClose} onChoose={onChoose} />
        </View>
      </Sheet>
      {asking && (
        <ClearQuestion
          cart={cart}
          title={t('cart.clearTitle')}
          text={t('cart.clearText')}
          onDone={() => setAsking(false)}
        />
      )}
    </>
  )
})

/** The lines of a cart with their quantities and what is added to them, or its empty state. */
export const CartLines = observer(function CartLines({ cart }: { cart: CartStore }) {
  const t = useText()
  if (cart.goodsList.length === 0) {
    return cart.hasPendingChanges ? <Skeleton rows={1} /> : <Empty title={t('cart.empty')} text={t('cart.emptyText')} />
  }
  return (
    <>
      {cart.goodsList.map((line) => (
        <CartLineRow key={line.id} line={line} onChange={(num) => void cart.setLine(line, num)} />
      ))}
      <View className={styles.added}>
        <AddedNote added={cart.content.added} />
      </View>
    </>
  )
})
