import { Text, View } from '@tarojs/components'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Pressable } from '@/ui/actions/Pressable'
import styles from './RatingScale.module.scss'

interface Props<K extends string> {
  /** What is rated. */
  label: string
  levels: readonly { key: K; label: string }[]
  value: K | undefined
  onChange: (key: K) => void
}

/** A scale whose levels are stops on a line, from less to more. */
export function RatingScale<K extends string>({ label, levels, value, onChange }: Props<K>) {
  return (
    <View className={styles.scale}>
      <Text className={styles.label}>{label}</Text>
      <View className={styles.levels} {...roleOf('radiogroup')} {...{ 'aria-label': label }}>
        {levels.map((level) => (
          <Pressable
            key={level.key}
            kind="radio"
            selected={level.key === value}
            className={classes(styles.step, level.key === value && styles.on)}
            onTap={() => onChange(level.key)}
          >
            <Text>{level.label}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  )
}
