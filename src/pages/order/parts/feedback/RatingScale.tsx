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
  /** The levels are stops on a line, from less to more. */
  slider?: boolean
  onChange: (key: K) => void
}

/** A rating scale of a few levels. */
export function RatingScale<K extends string>({ label, levels, value, slider, onChange }: Props<K>) {
  return (
    <View className={styles.scale}>
      <Text className={styles.label}>{label}</Text>
      <View className={styles.levels} {...roleOf('radiogroup')} {...{ 'aria-label': label }}>
        {levels.map((level) => (
          <Pressable
            key={level.key}
            kind="radio"
            selected={level.key === value}
            className={classes(
              slider ? styles.stop : styles.level,
              levels.length > 3 && styles.four,
              level.key === value && (slider ? styles.at : styles.on),
            )}
            onTap={() => onChange(level.key)}
          >
            <Text>{level.label}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  )
}
