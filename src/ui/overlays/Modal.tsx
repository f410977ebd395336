import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { roleOf } from '@/ui/aria'
import { Button } from '@/ui/actions/Button'
import { IconBadge } from '@/ui/media/IconBadge'
import { Heading } from '@/ui/layout/Heading'
import type { IconName } from '@/ui/media/iconNames'
import { Scrim } from './Scrim'
import { useDialog } from './useDialog'
import styles from './Modal.module.scss'

export interface ModalProps {
  icon: IconName
  title: string
  text: string
  /** Text of the cancel button, which Esc and back navigation press too. Without it the dialog only informs. */
  safeText?: string | undefined
  actionText?: string | undefined
  /** Replaces the button with `actionText` where the host requires its own button. */
  action?: ReactNode
  /** Content below the text, such as a link to details. */
  children?: ReactNode
  /** Called for cancel, Esc and back navigation. */
  onSafe: () => void
  onAction?: () => void
  /** The action is under way. */
  busy?: boolean
  /** The action is destructive, so it is not drawn as primary. */
  destructive?: boolean | undefined
}

/** A modal dialog. Rendered only while open. */
export function Modal(props: ModalProps) {
  const { icon, title, text, safeText, children, onSafe, destructive } = props
  const panel = useDialog(onSafe)
  return (
    <View className={styles.layer}>
      <Scrim />
      <View
        className={styles.panel}
        ref={panel}
        {...roleOf('dialog')}
        {...{ 'aria-modal': true, 'aria-label': title, tabIndex: -1 }}
      >
        <IconBadge icon={icon} tone={destructive ? 'neutral' : 'brand'} />
        <View className={styles.title}>
          <Heading>{title}</Heading>
        </View>
        <View className={styles.text}>{text}</View>
        {children && <View className={styles.more}>{children}</View>}
        <View className={styles.buttons}>
          {safeText !== undefined && (
            <View className={styles.button}>
              <Button look="neutral" wide onTap={onSafe}>
                {safeText}
              </Button>
            </View>
          )}
          <View className={styles.button}>{props.action ?? <ModalAction {...props} />}</View>
        </View>
      </View>
    </View>
  )
}

function ModalAction({ actionText, destructive, busy, onAction }: ModalProps) {
  return (
    <Button look={destructive ? 'outline' : 'primary'} wide busy={busy} onTap={() => onAction?.()}>
      {actionText}
    </Button>
  )
}
