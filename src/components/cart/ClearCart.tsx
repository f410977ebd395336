import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CartStore } from '@/stores/cart/cart'
import { Confirm } from '@/components/actions/Confirm'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'
import styles from './CartSheet.module.scss'

/** The link beside a cart's title that empties it after a confirmation. */
export const ClearButton = observer(function ClearButton({ onTap }: { onTap: () => void }) {
  const t = useText()
  return (
    <Pressable className={styles.clear} onTap={onTap}>
      <Icon name="trash" size={18} className={styles.icon} />
      <Text>{t('cart.clear')}</Text>
    </Pressable>
  )
})

interface Props {
  cart: CartStore
  title: string
  /** Text about what is removed and what remains. */
  text: string
  onDone: () => void
}

/** Confirms before a cart is emptied: of everything, or at a table of the guest's own dishes. */
export const ClearQuestion = observer(function ClearQuestion({ cart, title, text, onDone }: Props) {
  const t = useText()
  return (
    <Confirm
      icon="trash"
      title={title}
      text={text}
      safeText={t('cart.keep')}
      actionText={t('cart.clear')}
      destructive
      work={cart.clear}
      onClose={onDone}
    />
  )
})
