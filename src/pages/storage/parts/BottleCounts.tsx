import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import { classes } from '@/ui/classes'
import styles from './Bottles.module.scss'

/** How many bottles are kept, and how many of them end within a week. */
export const BottleCounts = observer(function BottleCounts({ kept, soon }: { kept: number; soon: number }) {
  const t = useText()
  return (
    <View className={styles.counts}>
      <View className={styles.count}>
        <Text className={styles.number}>{kept}</Text>
        <Text className={styles.caption}>{t('bottles.keptCount', { count: kept })}</Text>
      </View>
      <View className={classes(styles.count, soon > 0 && styles.soon)}>
        <Text className={styles.number}>{soon}</Text>
        <Text className={styles.caption}>{t('bottles.soonCount', { count: soon })}</Text>
      </View>
    </View>
  )
})
