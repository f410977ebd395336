import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Button } from '@/ui/actions/Button'
import { Countdown } from '@/ui/feedback/Countdown'
import { Dock } from '@/ui/layout/Dock'
import { Price } from '@/components/money/Price'
import { qrImage } from '@/components/media/qrImage'
import { SavePicture } from '@/components/actions/SavePicture'
import type { Action } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { openExternal } from '@/platform/navigation/external'
import type { PromptPayModel, PromptPayStart } from '../promptpay.model'
import { QrCard } from './QrCard'
import styles from './PromptPayView.module.scss'

interface Props {
  code: PromptPayStart
  store: string
  model: PromptPayModel
  ask: Action<[]>
  renew: Action<[]>
}

/** Amount, remaining time, QR code, instructions, and the button "I have paid". */
export const PromptPayView = observer(function PromptPayView({ code, store, model, ask, renew }: Props) {
  const t = useText()
  const money = useMoney()
  const image = useMemo(() => qrImage(code.qrCode), [code.qrCode])
  const failed = model.outcome === 'failed' && t('promptpay.failed')
  const trouble = failed || model.trouble || (model.expired && t('promptpay.expired'))

  return (
    <View className={styles.page}>
      <Text className={styles.store}>{store}</Text>
      <Price amount={code.amount} size="due" />
      <View className={styles.left} aria-live="assertive">
        {trouble ? (
          <Text className={styles.trouble}>{trouble}</Text>
        ) : (
          <Countdown label={t('promptpay.validFor')} seconds={Math.ceil(model.left / 1000)} />
        )}
      </View>
      <QrCard code={code} image={image} faded={model.expired} />
      <View className={styles.buttons}>
        <View className={styles.half}>
          <SavePicture
            text={t('promptpay.save')}
            picture={image}
            name={`promptpay-${code.refNo}`}
            disabled={model.expired}
          />
        </View>
        <View className={styles.half}>
          <Button
            wide
            look={model.expired ? 'primary' : 'outline'}
            icon="arrow-clockwise"
            busy={renew.busy}
            onTap={() => void renew.run()}
          >
            {t('promptpay.renew')}
          </Button>
        </View>
      </View>
      <Steps amount={money(code.amount)} />
      {code.sandboxUrl && (
        <View className={styles.sandbox}>
          <Button look="tint" size="medium" icon="info" onTap={() => openExternal(code.sandboxUrl ?? '')}>
            {t('promptpay.sandbox')}
          </Button>
        </View>
      )}
      <Text className={styles.note}>{t('promptpay.movesOn')}</Text>
      {!model.expired && (
        <Dock>
          <Button wide size="large" busy={ask.busy} onTap={() => void ask.run()}>
            {t('promptpay.havePaid')}
          </Button>
        </Dock>
      )}
    </View>
  )
})

const Steps = observer(function Steps({ amount }: { amount: string }) {
  const t = useText()
  const steps = [t('promptpay.step1'), t('promptpay.step2'), t('promptpay.step3', { amount })]
  return (
    <>
      {steps.map((step, index) => (
        <View key={step} className={styles.step}>
          <Text className={styles.index}>{index + 1}</Text>
          <Text>{step}</Text>
        </View>
      ))}
    </>
  )
})
