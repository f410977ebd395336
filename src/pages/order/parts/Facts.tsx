import { Text, View } from '@tarojs/components'
import styles from './OrderFacts.module.scss'

/** What a thing is called and what it says; nothing to say, and it is not shown. */
export type Fact = [label: string, value: string | null]

/** Facts below each other, as on a receipt. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
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
