import { Text, View } from '@tarojs/components'
import styles from './Lineup.module.scss'

interface Props {
  /** Each a figure with what it counts. */
  figures: readonly { value: string; label: string }[]
}

/** Figures side by side. */
export function Figures({ figures }: Props) {
  return (
    <View className={styles.figures}>
      {figures.map(({ value, label }) => (
        <View key={label} className={styles.figure}>
          <Text className={styles.value}>{value}</Text>
          <Text className={styles.caption}>{label}</Text>
        </View>
      ))}
    </View>
  )
}
