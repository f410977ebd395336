import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { pointsMallApi } from '@/api/endpoints/pointsMall'
import type { PointsOrder } from '@/contract/points/pointsMall'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { reveal } from '@/platform/navigation/reveal'
import { Button } from '@/ui/actions/Button'
import { TextArea } from '@/ui/fields/TextArea'
import { Sheet } from '@/ui/overlays/Sheet'
import styles from './PointsItems.module.scss'

const MAX_CHARACTERS = 200
/** Id of the field on the page. */
const REASON = 'refund-reason'

interface Props {
  orderId: string
  open: boolean
  onClose: () => void
  onRequested: (order: PointsOrder) => void
}

/** Asks the store to take a points order back. */
export const RefundRequest = observer(function RefundRequest({ orderId, open, onClose, onRequested }: Props) {
  const { ui } = useStores()
  const t = useText()
  const [reason, setReason] = useState('')
  const [key] = useState(() => new IdempotencyKey())
  const ask = useAction(async () => {
    const request = { orderId, reason: reason.trim() }
    const order = await pointsMallApi.refundApply(request, { key: key.of(request) })
    key.forget()
    ui.notify(t('points.refundDone'), 'success')
    onClose()
    onRequested(order)
  })
  return (
    <Sheet
      open={open}
      title={t('points.refundTitle')}
      onClose={onClose}
      locked={ask.busy}
      dock={
        <Button
          wide
          size="large"
          disabled={reason.trim() === ''}
          busy={ask.busy}
          onTap={() => void ask.run()}
          onRefused={() => reveal(REASON)}
        >
          {t('points.refundSend')}
        </Button>
      }
    >
      <Text className={styles.text}>{t('points.refundText')}</Text>
      <View id={REASON}>
        <TextArea label={t('points.reason')} value={reason} maxLength={MAX_CHARACTERS} onChange={setReason} />
      </View>
    </Sheet>
  )
})
