import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { rateText } from '@/components/member/useBenefitTexts'
import type { BenefitsView } from '@/contract/membership/vipCard'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import styles from './Vip.module.scss'

interface Props {
  level: { name: string; benefits: BenefitsView }
  vip: BenefitsView
}

/** What the user has by level beside what VIP gives. VIP adds to the level: of each the better one counts. */
export const VipCompared = observer(function VipCompared({ level, vip }: Props) {
  const t = useText()
  const none = t('vip.none')
  const own = level.benefits
  const yes = (given: boolean) => (given ? t('vip.yes') : none)
  const percent = (given: number) => (given > 0 ? `${given / 100}%` : none)
  const where = vip.discountFor.map((type) => t(`orderType.${type}`)).join(' · ')
  const sameTypes = own.discountFor.length === 0 || vip.discountFor.some((type) => own.discountFor.includes(type))
  const rows = [
    [t('vip.rowDelivery'), yes(own.freeDelivery), yes(vip.freeDelivery || own.freeDelivery)],
    [
      where ? t('vip.rowOff', { where }) : t('vip.rowOffAll'),
      percent(sameTypes ? own.discount : 0),
      percent(Math.max(vip.discount, sameTypes ? own.discount : 0)),
    ],
    [t('vip.rowPoints'), rateOf(own), rateOf(own.pointsRate > vip.pointsRate ? own : vip)],
    [t('vip.rowCoupons'), count(own.coupons), count(own.coupons + vip.coupons)],
    [t('vip.rowBirthday'), yes(own.birthdayGift), yes(vip.birthdayGift || own.birthdayGift)],
  ] as const
  return (
    <Card>
      <View className={styles.line}>
        <View className={styles.lineName}>
          <Heading look="title2">{t('vip.get')}</Heading>
        </View>
        <Text className={styles.own}>{level.name || none}</Text>
        <Text className={styles.vip}>{t('vip.title')}</Text>
      </View>
      {rows.map(([name, before, after]) => (
        <View key={name} className={styles.line}>
          <Text className={styles.lineName}>{name}</Text>
          <Text className={styles.own}>{before}</Text>
          <Text className={styles.vip}>{after}</Text>
        </View>
      ))}
    </Card>
  )
})

const rateOf = ({ pointsRate }: BenefitsView) => `${rateText(pointsRate)} ×`
const count = (coupons: number) => (coupons > 0 ? String(coupons) : '–')
