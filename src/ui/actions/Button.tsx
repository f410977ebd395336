import { Text, View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { throttle } from '@/domain/time/throttle'
import { classes } from '@/ui/classes'
import { LoadingDots } from '@/ui/media/LoadingDots'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import { Pressable } from './Pressable'
import styles from './Button.module.scss'

interface Props {
  /** The label. */
  children: ReactNode
  /** Name for screen readers, where the text alone does not name what it acts on. */
  label?: string | undefined
  /** Content at the end, such as the total. */
  end?: ReactNode
  /** Primary: the main action of a view, one at most. Outline, tint and neutral are less prominent, in this order; ink is for the dark head. */
  look?: 'primary' | 'outline' | 'tint' | 'neutral' | 'ink'
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

/** The throttle of the button that was tapped last. */
let lastThrottle: (() => boolean) | undefined

/** Whether a tap counts: a repeated tap on the same button is throttled (specification §9), so that a double tap counts once. */
function admits(throttled: () => boolean): boolean {
  const repeated = lastThrottle === throttled
  lastThrottle = throttled
  return throttled() || !repeated
}

/** A button with text. */
export function Button({ children, label, end, icon, wide, busy, disabled, onTap, onRefused, ...drawing }: Props) {
  const [throttled] = useState(() => throttle())
  return (
    <Pressable
      className={classes(classOf(drawing, disabled), wide && styles.wide, busy && styles.busy)}
      label={label}
      disabled={disabled || busy}
      onTap={() => admits(throttled) && onTap()}
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
