import { Text, View } from '@tarojs/components'
import styles from './OrderDetails.module.scss'

/** A label with its value; entries without a value are left out. */
export type DetailEntry = [label: string, value: string | null]

/** A list of labels with values, like a receipt. */
export function DetailList({ facts }: { facts: readonly DetailEntry[] }) {
  return (
    <>
      {facts.map(
        ([label, value]) =>
          value && (
            <View key={label} className={styles.fact}>
              <Text className={styles.label}>{label}</Text>
              <Text className={styles.value}>{value}</Text>
            </View>
          ),
      )}
    </>
  )
}
