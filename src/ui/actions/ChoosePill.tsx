import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { CountBadge } from '@/ui/feedback/CountBadge'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from './Pressable'
import styles from './ChoosePill.module.scss'

interface Props {
  text: string
  /** Quantity in the cart. */
  count: number
  /** Accessible name: the dish that is configured. */
  name: string
  /** Only a plus is drawn, where the text would repeat in a row of cards. */
  plus?: boolean | undefined
  onTap: () => void
}

/** Opens the options of a dish with specifications. */
export function ChoosePill({ text, count, name, plus, onTap }: Props) {
  return (
    <Pressable
      className={classes(styles.pill, plus && styles.plus)}
      label={`${text}: ${name}${count > 0 ? ` (${count})` : ''}`}
      onTap={onTap}
    >
      {plus ? <Icon name="plus-b" /> : <Text>{text}</Text>}
      <View className={styles.badge}>
        <CountBadge count={count} look="ink" />
      </View>
    </Pressable>
  )
}
