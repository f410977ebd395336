import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { PayTypes } from '@/components/money/PayTypes'
import type { ReserveQuote } from '@/contract/inStore/reserve'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import type { BookingModel } from '../ljyy.model'
import { RefundSteps } from './RefundSteps'
import styles from './Reserve.module.scss'

/** The deposit, what comes back of it when, and the ways to pay; nothing without a deposit. */
export const DepositCard = observer(function DepositCard({ model }: { model: BookingModel }) {
  const t = useText()
  const money = useMoney()
  const { offer } = model
  if (!offer || offer.deposit === 0) return null
  const { deposit, refunds, noShow, serverTime, payTypes, holdMinutes } = offer
  return (
    <>
      <Card>
        <View className={styles.head}>
          <Heading level={2} look="title3">
            {t('reserve.deposit')}
          </Heading>
          <Text className={styles.amount}>{money(deposit)}</Text>
        </View>
        <DepositBasis offer={offer} />
        <View className={styles.rulesOf}>
          <RefundSteps deposit={deposit} refunds={refunds} noShow={noShow} serverTime={serverTime} />
        </View>
        <Text className={styles.caption}>{t('reserve.always')}</Text>
      </Card>
      <Card>
        <PayTypes payTypes={payTypes} value={model.payType} onChoose={model.choosePayType} />
        <Text className={styles.caption}>{t('reserve.held', { minutes: holdMinutes })}</Text>
      </Card>
    </>
  )
})

/** What the deposit is counted by. */
const DepositBasis = observer(function DepositBasis({ offer }: { offer: ReserveQuote }) {
  const t = useText()
  const money = useMoney()
  const amount = money(offer.depositEach)
  const texts = {
    none: '',
    order: t('reserve.perOrder'),
    table: t('reserve.perTable', { amount }),
    person: t('reserve.perPerson', { amount }),
  }
  return <Text className={styles.basis}>{texts[offer.depositBy]}</Text>
})
