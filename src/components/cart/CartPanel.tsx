import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Cart } from '@/contract/cart/cart'
import type { CartStore } from '@/stores/cart/cart'
import { roleOf } from '@/ui/aria'
import { Heading } from '@/ui/layout/Heading'
import { Scroll } from '@/ui/layout/Scroll'
import { useText } from '@/hooks/useText'
import { CartBar } from './CartBar'
import { CartLines } from './CartSheet'
import { ClearButton, ClearQuestion } from './ClearCart'
import { PhoneLink } from './PhoneLink'
import styles from './CartPanel.module.scss'

interface Props {
  open: boolean
  cart: CartStore
  /** Shows the category or dish that the order requires. */
  onChoose: (item: Cart['missing'][number]) => void
}

/** The cart beside the menu of a wide window. */
export const CartPanel = observer(function CartPanel({ cart, onChoose }: Props) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const empty = cart.goodsList.length === 0
  return (
    <>
      <View className={styles.panel} {...roleOf('complementary')} {...{ 'aria-label': t('cart.title') }}>
        <View className={styles.head}>
          <Heading look="title3">
            {empty ? t('cart.title') : `${t('cart.title')} · ${t('cart.items', { count: cart.goodsCount })}`}
          </Heading>
          {!empty && <ClearButton onTap={() => setAsking(true)} />}
        </View>
        <Scroll className={styles.lines}>
          <CartLines cart={cart} />
        </Scroll>
        {cart.goodsCount === 0 && <PhoneLink />}
        <View className={styles.bar}>
          <CartBar cart={cart} onChoose={onChoose} />
        </View>
      </View>
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
