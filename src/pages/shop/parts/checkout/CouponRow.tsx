import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/couponPick'
import type { CouponChoice } from '@/contract/cart/checkout'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { Row } from '@/ui/layout/Row'
import { CouponSheet } from './CouponSheet'
import type { MemberMoneyChoice } from './memberMoney.model'
import styles from './MemberMoneyCard.module.scss'

interface Props {
  coupons: CouponChoice
  choice: MemberMoneyChoice
}

/** The coupons of an order and what they save; opens their choice. */
export const CouponRow = observer(function CouponRow({ coupons, choice }: Props) {
  const t = useText()
  const money = useMoney()
  const [choosing, setChoosing] = useState(false)
  const count = coupons.chosen.length
  const hint = () => {
    if (choice.couponIds) return t(count > 0 ? 'couponPick.own' : 'couponPick.none')
    if (count === 0) return t('couponPick.notNow')
    return t(count === 1 ? 'couponPick.best' : 'couponPick.bestSet', { count })
  }
  return (
    <>
      <Row
        icon="ticket"
        tone="brand"
        title={t('couponPick.row')}
        hint={hint()}
        end={coupons.amount > 0 ? <Text className={styles.saved}>{money(-coupons.amount)}</Text> : undefined}
        onTap={() => setChoosing(true)}
      />
      <CouponSheet open={choosing} coupons={coupons} choice={choice} onClose={() => setChoosing(false)} />
    </>
  )
})
