import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useText } from '@/hooks/useText'
import { Pressable } from '@/ui/actions/Pressable'
import { roleOf } from '@/ui/aria'
import { Icon } from '@/ui/media/Icon'
import { Scrim } from '@/ui/overlays/Scrim'
import { useDialog } from '@/ui/overlays/useDialog'
import styles from './PopupPanel.module.scss'

interface Props {
  /** Accessible name. */
  label: string
  /** It has a button that closes it, and needs no cross. */
  bare?: boolean
  /** A part of it scrolls, which a caught drag would stop in mini-programs: the other parts catch it themselves. */
  scrolls?: boolean
  children: ReactNode
  onClose: () => void
}

/** A pop-up of the merchant over a page, with its cross below. */
export const PopupPanel = observer(function PopupPanel({ label, bare, scrolls = false, children, onClose }: Props) {
  const t = useText()
  const panel = useDialog(onClose)
  return (
    <View className={styles.layer}>
      <Scrim onTap={onClose} />
      <View
        className={styles.panel}
        ref={panel}
        catchMove={!scrolls}
        {...roleOf('dialog')}
        {...{ 'aria-modal': true, 'aria-label': label, tabIndex: -1 }}
      >
        {children}
        {!bare && (
          <Pressable className={styles.close} label={t('common.close')} onTap={onClose}>
            <Icon name="x" size={22} />
          </Pressable>
        )}
      </View>
    </View>
  )
})
