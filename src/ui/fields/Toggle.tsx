import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Pressable } from '@/ui/actions/Pressable'
import styles from './Toggle.module.scss'

interface Props {
  /** Accessible name of the setting. */
  label: string
  on: boolean
  disabled?: boolean
  onChange: (on: boolean) => void
}

/** A switch. */
export function Toggle({ label, on, disabled, onChange }: Props) {
  return (
    <Pressable
      kind="switch"
      label={label}
      selected={on}
      disabled={disabled}
      className={styles.place}
      onTap={() => onChange(!on)}
    >
      <ToggleMark on={on} disabled={disabled} />
    </Pressable>
  )
}

/** The state of a switch, drawn in a row that is the switch. */
export function ToggleMark({ on, disabled }: Pick<Props, 'on' | 'disabled'>) {
  return (
    <View className={classes(styles.track, on && styles.on, disabled && styles.off)}>
      <View className={styles.thumb} />
    </View>
  )
}
