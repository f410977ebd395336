import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Button } from '@/ui/actions/Button'
import { qrImage } from '@/components/media/qrImage'
import { SavePicture } from '@/components/actions/SavePicture'
import type { Action } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { openExternal } from '@/platform/navigation/external'
import type { PromptPayStart } from '@/pages/order/promptpay.model'
import { QrCard } from './QrCard'
import styles from './PromptPayView.module.scss'

interface Props {
  code: PromptPayStart
  expired: boolean
  renew: Action<[]>
}

/** The QR code with what can be done with it. */
export const CodeToPay = observer(function CodeToPay({ code, expired, renew }: Props) {
  const t = useText()
  const money = useMoney()
  const image = useMemo(() => qrImage(code.qrCode), [code.qrCode])
  return (
    <>
      <QrCard code={code} image={image} faded={expired} />
      <View className={styles.buttons}>
        <View className={styles.half}>
          <SavePicture text={t('promptpay.save')} picture={image} name={`promptpay-${code.refNo}`} disabled={expired} />
        </View>
        <View className={styles.half}>
          <Button
            wide
            look={expired ? 'primary' : 'outline'}
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
    </>
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
