import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '@/ui/actions/Button'
import { Countdown } from '@/ui/feedback/Countdown'
import { Dock } from '@/ui/layout/Dock'
import { Price } from '@/components/money/Price'
import type { Action } from '@/hooks/useAction'
import { useText } from '@/hooks/useText'
import type { PromptPayModel, PromptPayStart } from '@/pages/order/promptpay.model'
import { TransferSlip } from './TransferSlip'
import { CodeToPay } from './CodeToPay'
import styles from './PromptPayView.module.scss'

interface Props {
  code: PromptPayStart
  store: string
  model: PromptPayModel
  ask: Action<[]>
  renew: Action<[]>
  sendSlip: Action<[]>
  /** What can be done instead. */
  children?: ReactNode
}

/** Amount, remaining time, QR code, instructions, and the button "I have paid". */
export const PromptPayView = observer(function PromptPayView({
  code,
  store,
  model,
  ask,
  renew,
  sendSlip,
  children,
}: Props) {
  const t = useText()
  const slipWaits = model.slip?.state === 'waiting'
  const slipCard = code.byStaff && <TransferSlip slip={model.slip} send={sendSlip} />

  return (
    <View className={styles.page}>
      <Text className={styles.store}>{store}</Text>
      <Price amount={code.amount} size="due" />
      <View className={styles.left} aria-live="assertive">
        <CodeState model={model} />
      </View>
      {model.slip && slipCard}
      {!slipWaits && <CodeToPay code={code} expired={model.expired} renew={renew} />}
      {!model.slip && slipCard}
      {!slipWaits && children}
      {!code.byStaff && <Text className={styles.note}>{t('promptpay.movesOn')}</Text>}
      {!model.expired && !code.byStaff && (
        <Dock>
          <Button wide size="large" busy={ask.busy} onTap={() => void ask.run()}>
            {t('promptpay.havePaid')}
          </Button>
        </Dock>
      )}
    </View>
  )
})

/** What is wrong with the payment, or how long the code is valid; nothing while staff check a slip. */
const CodeState = observer(function CodeState({ model }: { model: PromptPayModel }) {
  const t = useText()
  const slipWaits = model.slip?.state === 'waiting'
  const failed = model.outcome === 'failed' && t('promptpay.failed')
  const trouble = failed || model.trouble || (model.expired && !slipWaits && t('promptpay.expired'))
  if (trouble) return <Text className={styles.error}>{trouble}</Text>
  if (slipWaits) return null
  return <Countdown label={t('promptpay.validFor')} seconds={Math.ceil(model.left / 1000)} />
})
