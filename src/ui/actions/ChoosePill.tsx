import { Text, View } from '@tarojs/components'
import { CountBadge } from '@/ui/feedback/CountBadge'
import { Pressable } from './Pressable'
import styles from './ChoosePill.module.scss'

interface Props {
  text: string
  /** How many are in the cart already. */
  count: number
  /** What is chosen from, for those who do not see the row. */
  name: string
  onTap: () => void
}

/** Opens the choices of a dish that comes in kinds. */
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
