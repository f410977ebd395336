import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Button } from '@/ui/actions/Button'
import { Heading } from '@/ui/layout/Heading'
import type { IconName } from '@/ui/media/iconNames'
import styles from './StateView.module.scss'

interface Props {
  /** Illustration above the text. */
  above: ReactNode
  title: string
  text?: string | undefined
  action?: string | undefined
  icon?: IconName
  onAction?: (() => void) | undefined
}

/** An empty or error state, centred: a picture, one sentence, one button. */
export function StateView({ above, title, text, action, icon, onAction }: Props) {
  return (
    <View className={styles.state}>
      {above}
      <View className={styles.title}>
        <Heading>{title}</Heading>
      </View>
      {text && <View className={styles.text}>{text}</View>}
      {action && onAction && (
        <View className={styles.action}>
          <Button icon={icon} onTap={onAction}>
            {action}
          </Button>
        </View>
      )}
    </View>
  )
}
