import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Track } from '@/ui/feedback/Track'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { RefundRecord } from '@/contract/order/orderRefund'
import { dateTimeText } from '@/domain/time/dateText'
import { refundStateName, type RefundStateName } from '@/domain/order/refundState'
import { timeText } from '@/domain/time/timeText'
import { type DetailEntry, DetailList } from '../detail/DetailList'
import styles from './Refund.module.scss'
import { refundSteps } from './refundSteps'
import { SentPictures } from '../SentPictures'

interface Props {
  refund: RefundRecord
  busy: boolean
  onWithdraw: () => void
}

/** The step of each state. */
const NOW: Record<RefundStateName, number> = { applied: 0, agreed: 1, refused: 1, withdrawn: 0, done: 3 }

/** State of a refund request, its content, and the store's reply. */
export const RefundProgress = observer(function RefundProgress({ refund, busy, onWithdraw }: Props) {
  const t = useText()
  const money = useMoney()
  const { locale } = useStores()
  const state = refundStateName(refund.state)
  const time = (at: string | null) => (at ? timeText(at, locale.current) : undefined)
  const facts: DetailEntry[] = [
    [t('refund.amount'), money(refund.amount)],
    [t('refund.reasonLabel'), refund.reasonText],
    [t('refund.remarkLabel'), refund.remark],
    [t('refund.asked'), dateTimeText(refund.appliedAt, locale.current)],
    [t('refund.store'), refund.answer],
  ]
  const times = [refund.appliedAt, refund.answeredAt, refund.doneAt]
  const stops = refundSteps(state === 'refused').map(({ label, icon }, step) => ({
    label: t(label),
    icon,
    time: time(times[step] ?? null),
  }))
  return (
    <Card>
      <View aria-live="polite">
        <Heading level={1} look="title2">
          {state ? t(`refund.${state}`, { amount: money(refund.amount) }) : refund.stateFormat}
        </Heading>
        <Explained refund={refund} />
      </View>
      {state && state !== 'withdrawn' && (
        <View className={styles.track}>
          <Track now={NOW[state]} stops={stops} />
        </View>
      )}
      <View className={styles.facts}>
        <DetailList facts={facts} />
        <SentPictures images={refund.images} />
      </View>
      {state === 'applied' && (
        <View className={styles.button}>
          <Button wide look="outline" busy={busy} onTap={onWithdraw}>
            {t('refund.withdraw')}
          </Button>
        </View>
      )}
    </Card>
  )
})

const Explained = observer(function Explained({ refund }: { refund: RefundRecord }) {
  const t = useText()
  const { locale } = useStores()
  const agreed = refundStateName(refund.state) === 'agreed' && t('refund.agreedText')
  const waits = refund.answerBy && t('refund.appliedText', { time: dateTimeText(refund.answerBy, locale.current) })
  const text = agreed || waits
  return text ? <Text className={styles.text}>{text}</Text> : null
})
