import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import type { Action } from '@/hooks/useAction'
import { useText } from '@/hooks/useText'
import type { SentSlip } from '@/pages/order/promptpay.model'
import styles from './TransferSlip.module.scss'

interface Props {
  slip: SentSlip
  send: Action<[]>
}

/** The slip of a transfer that staff confirm: why it is wanted, the button that sends it, and what became of it. */
export const TransferSlip = observer(function TransferSlip({ slip, send }: Props) {
  const t = useText()
  const waits = slip?.state === 'waiting'
  const refused = slip?.state === 'refused'
  return (
    <View className={styles.slip}>
      <Card>
        <View aria-live="polite">
          <Heading level={2} look="title3">
            {waits ? t('transferSlip.sent') : t(refused ? 'transferSlip.refused' : 'transferSlip.title')}
          </Heading>
          {refused && <Text className={styles.answer}>{slip.answer}</Text>}
          <Text className={styles.text}>{waits ? t('transferSlip.checking') : t('transferSlip.why')}</Text>
        </View>
        <Button
          wide
          size="large"
          look={waits ? 'outline' : 'primary'}
          icon="receipt"
          busy={send.busy}
          onTap={() => void send.run()}
        >
          {t(waits ? 'transferSlip.another' : 'transferSlip.send')}
        </Button>
      </Card>
    </View>
  )
})
