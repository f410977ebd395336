import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from './classes'
import { Price } from './Price'
import styles from './FeeLine.module.scss'

interface Props {
  label: string
  /** Satang; below 0 it is a discount, drawn in green. */
  amount: number
  /** Words in place of the amount, such as "Free". */
  free?: string
  /** The sum of the lines above. */
  total?: boolean
}

/** One line of a bill. */
export const FeeLine = observer(function FeeLine({ label, amount, free, total }: Props) {
  const good = free !== undefined || amount < 0
  return (
    <View className={classes(styles.line, total && styles.total)}>
      <Text className={styles.label}>{label}</Text>
      <View className={classes(styles.amount, good && styles.good)}>
        {free ?? <Price amount={amount} size="inherit" />}
      </View>
    </View>
  )
})
