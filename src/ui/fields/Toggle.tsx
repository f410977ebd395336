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
      className={classes(styles.track, on && styles.on, disabled && styles.off)}
      onTap={() => onChange(!on)}
    >
      <View className={styles.thumb} />
    </Pressable>
  )
}
