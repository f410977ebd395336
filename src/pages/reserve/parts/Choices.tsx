import { Text, View } from '@tarojs/components'
import { Pressable } from '@/ui/actions/Pressable'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import styles from './Reserve.module.scss'

interface Props<K extends string> {
  label: string
  choices: readonly { key: K; label: string }[]
  chosen: K | undefined
  onChoose: (key: K) => void
}

/** Short answers of which one is chosen; they wrap. */
export function Choices<K extends string>({ label, choices, chosen, onChoose }: Props<K>) {
  return (
    <View className={styles.choices} {...roleOf('radiogroup')} {...{ 'aria-label': label }}>
      {choices.map(({ key, label: text }) => (
        <Pressable
          key={key}
          kind="radio"
          selected={key === chosen}
          className={classes(styles.choice, key === chosen && styles.choiceOn)}
          onTap={() => onChoose(key)}
        >
          <Text>{text}</Text>
        </Pressable>
      ))}
    </View>
  )
}
