import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/ui/media/Icon'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import type { PromptPayStart } from '@/pages/order/promptpay.model'
import styles from './PromptPayView.module.scss'

/** Names of the schemes; they are the same in every language. */
const SCHEME = 'Thai QR Payment'
const MARK = 'PromptPay'

interface Props {
  code: PromptPayStart
  /** Data address of the code's picture. */
  image: string
  /** Whether the code has expired. */
  faded: boolean
}

/** The QR code as bank apps expect it: black on white, with scheme name and payee. */
export const QrCard = observer(function QrCard({ code, image, faded }: Props) {
  const t = useText()
  const money = useMoney()
  return (
    <View className={styles.card}>
      <View className={styles.head}>
        <Icon name="qr-code" />
        <Text className={styles.name}>{SCHEME}</Text>
        <Text className={styles.mark}>{MARK}</Text>
      </View>
      <Image
        className={faded ? styles.faded : styles.code}
        src={image}
        {...{ alt: t('promptpay.qrLabel', { amount: money(code.amount) }) }}
      />
      <Text className={styles.ref}>{`${code.merchant} · ${code.refNo}`}</Text>
    </View>
  )
})
