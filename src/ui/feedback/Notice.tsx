import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import { Pressable } from '@/ui/actions/Pressable'
import styles from './Notice.module.scss'

interface Props {
  /** Plain: neutral information. Quiet: a centred line without background, such as the end of a list. */
  kind: 'error' | 'warning' | 'good' | 'info' | 'plain' | 'quiet'
  text: string
  icon?: IconName
  action?: string
  onAction?: (() => void) | undefined
  /** Truncates after two lines; the action shows the full text. */
  brief?: boolean
  /** Drawn as a strip above the cart bar. */
  slip?: boolean
}

const ICONS = {
  error: 'warning-circle-f',
  warning: 'info-f',
  good: 'check-circle-f',
  info: 'info-f',
  plain: 'storefront',
  quiet: undefined,
} as const

/** A one-line notice with at most one action. */
export function Notice({ kind, text, icon = ICONS[kind], action, onAction, brief, slip }: Props) {
  return (
    <View className={classes(styles.notice, styles[kind], slip && styles.receipt)}>
      {icon && <Icon name={icon} className={styles.icon} />}
      <Text className={classes(styles.text, brief && styles.brief)}>{text}</Text>
      {action && (
        <Pressable className={styles.action} onTap={onAction}>
          {action}
        </Pressable>
      )}
    </View>
  )
}
