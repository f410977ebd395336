import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import '@/i18n/en/giftPoster'
import { GIFT_MESSAGE_LENGTH } from '@/contract/constants/coupon'
import { useAction } from '@/hooks/useAction'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { FilterPills } from '@/ui/fields/FilterPills'
import { TextArea } from '@/ui/fields/TextArea'
import { Notice } from '@/ui/feedback/Notice'
import { Sheet } from '@/ui/overlays/Sheet'
import styles from './GiveSheet.module.scss'

/** Suggested messages, which a tap writes into the field. */
const SUGGESTIONS = ['greeting1', 'greeting2', 'greeting3'] as const

interface Props {
  open: boolean
  title: string
  /** What is given. */
  children: ReactNode
  /** Words that the field begins with, and its label. */
  message?: string
  label: string
  /** When it comes back by itself. */
  back: string
  action: string
  /** Makes the gift with the message. */
  give: (message: string) => Promise<unknown>
  onClose: () => void
}

/** What is given, and the giver's message; then its link is made, and it waits. */
export const GiveSheet = observer(function GiveSheet(props: Props) {
  const { open, title, children, message = '', label, back, action, give, onClose } = props
  const [written, setWritten] = useState(message)
  const t = useText()
  const giving = useAction(() => give(written))
  const dock = (
    <Button wide size="large" icon="gift" busy={giving.busy} onTap={() => void giving.run()}>
      {action}
    </Button>
  )
  return (
    <Sheet open={open} title={title} onClose={onClose} locked={giving.busy} dock={dock}>
      {children}
      <View className={styles.field}>
        <TextArea label={label} maxLength={GIFT_MESSAGE_LENGTH} value={written} onChange={setWritten} />
      </View>
      <View className={styles.picks}>
        <FilterPills
          sunken
          label={t('giftPoster.pick')}
          filters={SUGGESTIONS.map((key) => ({ key, label: t(`giftPoster.${key}`) }))}
          active={SUGGESTIONS.find((key) => t(`giftPoster.${key}`) === written) ?? ''}
          onChange={(key) => setWritten(t(`giftPoster.${key}`))}
        />
      </View>
      <View className={styles.picks}>
        <Notice kind="plain" icon="timer" text={back} />
      </View>
    </Sheet>
  )
})
