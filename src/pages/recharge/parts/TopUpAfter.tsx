import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { TopUpOffer } from '@/contract/wallet/storeValue'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import type { TopUpModel } from '../topUp.model'
import styles from './TopUp.module.scss'

/** What the guest has after the top-up. */
export const TopUpAfter = observer(function TopUpAfter({ offer, model }: { offer: TopUpOffer; model: TopUpModel }) {
  const t = useText()
  const money = useMoney()
  const { locale } = useStores()
  const { chosen, amount, bonus } = model.choiceOf(offer)
  if (amount === 0) return null
  const { total } = offer.balance
  return (
    <Card>
      <View className={styles.after}>
        <View className={styles.texts}>
          <Text className={styles.caption}>{t('topUp.after')}</Text>
          <Text className={styles.sum}>{money(total + amount + bonus)}</Text>
        </View>
        <View className={styles.parts}>
          <Text className={styles.part}>{`${money(total)} + ${money(amount)}`}</Text>
          {bonus > 0 && <Text className={styles.green}>{t('topUp.plusBonus', { amount: money(bonus) })}</Text>}
        </View>
      </View>
      {chosen?.coupons.map(({ couponId, name, num, endAt }) => (
        <Row
          key={couponId}
          icon="ticket"
          title={num > 1 ? `${num} × ${name}` : name}
          hint={t('topUp.couponUntil', { date: dateText(lastMomentOf(endAt), locale.current) })}
        />
      ))}
      {chosen && chosen.points > 0 && <Row icon="coins" title={t('topUp.plusPoints', { count: chosen.points })} />}
    </Card>
  )
})
