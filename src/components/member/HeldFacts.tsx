import { Text, View } from '@tarojs/components'
import { Pressable } from '@/ui/actions/Pressable'
import { classes } from '@/ui/classes'
import type { HeldFact } from './useHeldFacts'
import styles from './MemberStatus.module.scss'

/** Numbers side by side; each opens its page once that exists. `dark`: on the dark card. */
export function HeldFacts({ facts, dark }: { facts: readonly HeldFact[]; dark?: boolean }) {
  return (
    <View className={classes(styles.facts, dark && styles.dark)}>
      {facts.map(({ key, name, value, onTap }) => {
        const inside = (
          <>
            <Text className={styles.value}>{value}</Text>
            <Text className={styles.name}>{name}</Text>
          </>
        )
        return onTap ? (
          <Pressable key={key} className={styles.fact} onTap={onTap}>
            {inside}
          </Pressable>
        ) : (
          <View key={key} className={styles.fact}>
            {inside}
          </View>
        )
      })}
    </View>
  )
}
