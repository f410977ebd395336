import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { LoadingDots } from '@/ui/feedback/LoadingDots'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import { Pressable } from './Pressable'
import styles from './Button.module.scss'

interface Props {
  /** The label. */
  children: ReactNode
  /** Content at the end, such as the total. */
  end?: ReactNode
  /** Primary: the main action of a view, one at most. Outline, tint and neutral are less prominent, in this order. */
  look?: 'primary' | 'outline' | 'tint' | 'neutral'
  size?: 'large' | 'normal' | 'medium' | 'small'
  icon?: IconName | undefined
  /** Fills the available width. */
  wide?: boolean
  /** Loading: dots replace the text, the width stays. */
  busy?: boolean
  disabled?: boolean
  onTap: () => void
  /** Called for a tap while disabled, to explain why. */
  onRefused?: (() => void) | undefined
}

/** A button with text. */
export function Button({ children, end, icon, wide, busy, disabled, onTap, onRefused, ...drawing }: Props) {
  return (
    <Pressable
      className={classes(classOf(drawing, disabled), wide && styles.wide, busy && styles.busy)}
      disabled={disabled || busy}
      onTap={onTap}
      onRefused={busy ? undefined : onRefused}
    >
      {icon && <Icon name={icon} className={styles.icon} />}
      <Text className={styles.texts}>{children}</Text>
      {end && <View className={styles.end}>{end}</View>}
      {busy && (
        <View className={styles.dots}>
          <LoadingDots />
        </View>
      )}
    </Pressable>
  )
}

function classOf({ look = 'primary', size = 'normal' }: Pick<Props, 'look' | 'size'>, disabled = false): string {
  return classes(styles.button, disabled ? styles.off : styles[look], styles[size])
}
