import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import styles from './FeeLine.module.scss'

interface Props {
  label: string
  /** The formatted amount, with symbol and sign. */
  value: string
  /** A discount or a waived fee: green. */
  good?: boolean
  /** The sum of the lines above. */
  total?: boolean
}

/** One line of a bill. */
export function FeeLine({ label, value, good, total }: Props) {
  return (
    <View className={classes(styles.line, total && styles.total)}>
      <Text className={styles.label}>{label}</Text>
      <Text className={classes(styles.amount, good && styles.good)}>{value}</Text>
    </View>
  )
}
