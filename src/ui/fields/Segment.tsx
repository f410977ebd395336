import { Text, View } from '@tarojs/components'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import { Pressable } from '@/ui/actions/Pressable'
import styles from './Segment.module.scss'

interface Props<K extends string> {
  /** Accessible name of the choice. */
  label: string
  options: readonly { key: K; label: string; icon?: IconName }[]
  value: K
  onChange: (key: K) => void
}

/** A choice of two or three options, such as delivery or pickup. Only the selected one shows its icon. */
export function Segment<K extends string>({ label, options, value, onChange }: Props<K>) {
  const share = `${100 / options.length}%`
  const place = options.findIndex(({ key }) => key === value)
  return (
    <View className={styles.track} {...roleOf('radiogroup')} {...{ 'aria-label': label }}>
      {place >= 0 && (
        <View
          className={styles.thumb}
          style={{ width: share, marginRight: `-${share}`, transform: `translateX(${100 * place}%)` }}
        />
      )}
      {options.map((option) => {
        const on = option.key === value
        return (
          <Pressable
            key={option.key}
            kind="radio"
            selected={on}
            className={classes(styles.option, on && styles.on)}
            onTap={() => onChange(option.key)}
          >
            {on && option.icon && <Icon name={option.icon} className={styles.icon} />}
            <Text className={styles.texts}>{option.label}</Text>
          </Pressable>
        )
      })}
    </View>
  )
}
