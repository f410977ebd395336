import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { PayTypes } from '@/components/money/PayTypes'
import type { PayType } from '@/contract/payment/payType'
import type { PointsQuote, PointsWay } from '@/contract/points/pointsMall'
import { countText } from '@/domain/money/money'
import { payTypeOf } from '@/domain/money/payChoice'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Stepper } from '@/ui/fields/Stepper'
import { Notice } from '@/ui/feedback/Notice'
import { Card } from '@/ui/layout/Card'
import { FeeLine } from '@/ui/layout/FeeLine'
import { Picture } from '@/ui/media/Picture'
import { ConfirmDock } from './ConfirmDock'
import { DeliveryChoice } from './DeliveryChoice'
import { PointsPrice } from './PointsPrice'
import styles from './PointsItems.module.scss'

interface Props {
  quote: PointsQuote
  /** The number that was chosen last: the quote follows. */
  num: number
  /** The quote is that of the choice. */
  settled: boolean
  onWay: (way: PointsWay) => void
  onNum: (num: number) => void
  /** The item may not be as it is shown. */
  onRefused: () => void
}

/** The order of an item before it is placed. */
export const SaveOrder = observer(function SaveOrder({ quote, num, settled, onWay, onNum, onRefused }: Props) {
  const { config } = useStores()
  const t = useText()
  const [wanted, choose] = useState<PayType>()
  const { item, way, max, payAmount, payTypes } = quote
  const payType = payAmount > 0 ? payTypeOf(payTypes, wanted) : undefined
  return (
    <>
      {way !== 'none' && <DeliveryChoice quote={quote} onWay={onWay} />}
      <Card>
        <View className={styles.line}>
          <Picture src={config.picture(item.images[0] ?? '')} alt="" size={60} eager />
          <View className={styles.lineTexts}>
            <Text>{item.name}</Text>
            {item.caption !== '' && <Text className={styles.caption}>{item.caption}</Text>}
            <View className={styles.between}>
              <PointsPrice points={item.points} cash={item.cash} />
              <Stepper count={num} name={item.name} min={1} max={Math.max(1, max)} onChange={onNum} />
            </View>
          </View>
        </View>
      </Card>
      <Sums quote={quote} />
      {payAmount > 0 && (
        <Card>
          <PayTypes payTypes={payTypes} value={payType} onChoose={choose} />
        </Card>
      )}
      {way !== 'none' && (
        <Notice kind="plain" icon="info" text={t(way === 'pickup' ? 'points.codeNote' : 'points.parcelNote')} />
      )}
      <ConfirmDock quote={quote} settled={settled && quote.num === num} payType={payType} onRefused={onRefused} />
    </>
  )
})

/** What it costs in points and money, and what stays. */
const Sums = observer(function Sums({ quote: { points, cash, deliveryFee, payAmount } }: { quote: PointsQuote }) {
  const t = useText()
  const money = useMoney()
  const after = points.after < 0 ? `−${countText(-points.after)}` : countText(points.after)
  return (
    <Card>
      <FeeLine label={t('points.yourPoints')} value={countText(points.held)} />
      <FeeLine label={t('points.cost')} value={`−${countText(points.cost)}`} />
      <FeeLine label={t('points.after')} value={after} />
      {cash > 0 && deliveryFee > 0 && <FeeLine label={t('points.cost')} value={money(cash)} />}
      {deliveryFee > 0 && <FeeLine label={t('points.deliveryFee')} value={money(deliveryFee)} />}
      {payAmount > 0 && <FeeLine total label={t('points.toPay')} value={money(payAmount)} />}
    </Card>
  )
})
