import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReserveQuote } from '@/contract/inStore/reserve'
import { visitText } from '@/domain/time/visitText'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Chip } from '@/ui/feedback/Chip'
import { remainingRefundSteps } from './remainingRefundSteps'
import styles from './Reserve.module.scss'

interface Props extends Pick<ReserveQuote, 'deposit' | 'refunds' | 'serverTime'> {
  /** The refund of a no-show, if known. */
  noShow?: number
}

/** Refunds of a deposit by the time of the cancellation, and for a no-show. */
export const RefundSteps = observer(function RefundSteps({ deposit, refunds, noShow, serverTime }: Props) {
  const t = useText()
  const { current } = useStores().locale
  const steps = remainingRefundSteps(refunds, serverTime).map(({ until, amount }, at) => {
    if (until)
      return {
        amount,
        text: t(at === 0 ? 'reserve.before' : 'reserve.afterwards', { time: visitText(until, current) }),
      }
    return { amount, text: t(amount === noShow ? 'reserve.laterOrNot' : 'reserve.later') }
  })
  const last = steps[steps.length - 1]
  const all =
    noShow === undefined || last?.amount === noShow
      ? steps
      : [...steps, { amount: noShow, text: t('reserve.notComing') }]
  return (
    <>
      {all.map(({ amount, text }) => (
        <View key={text} className={styles.refund}>
          <Text className={styles.refundText}>{text}</Text>
          <BackChip amount={amount} deposit={deposit} />
        </View>
      ))}
    </>
  )
})

const BackChip = observer(function BackChip({ amount, deposit }: { amount: number; deposit: number }) {
  const t = useText()
  const money = useMoney()
  if (amount >= deposit) return <Chip tone="green">{t('reserve.allBack')}</Chip>
  if (amount === 0) return <Chip>{t('reserve.notBack')}</Chip>
  return <Chip tone="amber">{t('reserve.someBack', { amount: money(amount) })}</Chip>
})
