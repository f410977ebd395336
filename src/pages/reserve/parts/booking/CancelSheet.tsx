import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { reserveApi } from '@/api/endpoints/reserve'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { visitText } from '@/domain/time/visitText'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { Row } from '@/ui/layout/Row'
import { Sheet } from '@/ui/overlays/Sheet'
import type { BookingProps } from './bookingProps'
import { Choices } from '../Choices'
import { RefundPreview } from './RefundPreview'
import styles from './Booking.module.scss'

interface Props extends BookingProps {
  onChange: () => void
  onClose: () => void
}

const REASONS = ['plans', 'wrongTime', 'otherPlace', 'other'] as const
type Reason = (typeof REASONS)[number]

/** Cancels a booking, after it has said what comes back. */
export const CancelSheet = observer(function CancelSheet({ shown, onReply, onLate, onChange, onClose }: Props) {
  const t = useText()
  const { ui, locale } = useStores()
  const { id, start, people, storeInfo, refundNow, actions } = shown.reservation
  const [reason, setReason] = useState<Reason>()
  const [key] = useState(() => new IdempotencyKey())
  const cancel = useAction(async () => {
    const request = { id, refund: refundNow, reason: reason ? t(`reserve.${reason}`) : '' }
    try {
      onReply(await reserveApi.cancel(request, { key: key.of(request) }))
    } catch (error) {
      onLate()
      throw error
    }
    ui.notify(t('reserve.cancelled'), 'success')
    onClose()
  })
  const what = [visitText(start, locale.current), t('reserve.party', { count: people }), storeInfo.name].join(' · ')
  return (
    <Sheet
      open
      title={t('reserve.cancelAsk')}
      locked={cancel.busy}
      onClose={onClose}
      dock={
        <CancelDock refunds={refundNow > 0} busy={cancel.busy} onKeep={onClose} onCancel={() => void cancel.run()} />
      }
    >
      <Text className={styles.refund}>{what}</Text>
      <RefundPreview shown={shown} />
      <Text className={styles.explanation}>
        {`${t('reserve.why')} `}
        <Text className={styles.explanationHint}>{t('reserve.whyText')}</Text>
      </Text>
      <Choices
        label={t('reserve.why')}
        choices={REASONS.map((each) => ({ key: each, label: t(`reserve.${each}`) }))}
        chosen={reason}
        onChoose={setReason}
      />
      {actions.includes('change') && <Row icon="calendar-blank" title={t('reserve.moveInstead')} onTap={onChange} />}
    </Sheet>
  )
})

interface DockProps {
  refunds: boolean
  busy: boolean
  onKeep: () => void
  onCancel: () => void
}

const CancelDock = observer(function CancelDock({ refunds, busy, onKeep, onCancel }: DockProps) {
  const t = useText()
  return (
    <>
      <View className={styles.half}>
        <Button wide size="large" disabled={busy} onTap={onKeep}>
          {t('reserve.keep')}
        </Button>
      </View>
      <View className={styles.half}>
        <Button wide size="large" look="outline" busy={busy} onTap={onCancel}>
          {t(refunds ? 'reserve.cancelRefund' : 'reserve.doCancel')}
        </Button>
      </View>
    </>
  )
})
