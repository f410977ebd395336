import { Text, View } from '@tarojs/components'
import { CountBadge } from '@/ui/media/CountBadge'
import { Pressable } from './Pressable'
import styles from './ChoosePill.module.scss'

interface Props {
  text: string
  /** Quantity in the cart. */
  count: number
  /** Accessible name: the dish that is configured. */
  name: string
  onTap: () => void
}

/** Opens the options of a dish with specifications. */
export function ChoosePill({ text, count, name, onTap }: Props) {
  return (
    <Pressable className={styles.pill} label={`${text}: ${name}${count > 0 ? ` (${count})` : ''}`} onTap={onTap}>
      <Text>{text}</Text>
      <View className={styles.badge}>
        <CountBadge count={count} look="ink" />
      </View>
    </Pressable>
  )
}
