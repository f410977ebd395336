import { Text, View } from '@tarojs/components'
import { Pressable } from '@/ui/actions/Pressable'
import { roleOf, unread } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Face } from '@/ui/fields/Face'
import styles from './FaceScale.module.scss'

interface Props<K extends string> {
  /** What is rated. */
  label: string
  /** From the worst to the best, with the number of their faces. */
  levels: readonly { key: K; label: string; face: number }[]
  value: K | undefined
  /** Small faces beside what is rated, instead of named ones below it. */
  beside?: boolean
  onChange: (key: K) => void
}

/** A scale of satisfaction by faces. */
export function FaceScale<K extends string>({ label, levels, value, beside, onChange }: Props<K>) {
  const chosen = levels.find(({ key }) => key === value)
  return (
    <View className={beside ? styles.beside : styles.scale}>
      <View className={styles.rated}>
        <Text className={styles.label}>{label}</Text>
        {beside && chosen && (
          <Text className={styles.chosen} {...unread}>
            {chosen.label}
          </Text>
        )}
      </View>
      <View className={styles.faces} {...roleOf('radiogroup')} {...{ 'aria-label': label }}>
        {levels.map((level) => {
          const on = level.key === value
          return (
            <Pressable
              key={level.key}
              kind="radio"
              selected={on}
              className={classes(styles.face, on && styles.at)}
              onTap={() => onChange(level.key)}
              {...(beside && { label: level.label })}
            >
              <Face level={level.face} on={on} small={beside} />
              {!beside && <Text className={styles.faceName}>{level.label}</Text>}
            </Pressable>
          )
        })}
      </View>
    </View>
  )
}
