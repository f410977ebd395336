import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { VipPlan } from '@/contract/membership/vipPlan'
import { termEnd } from '@/domain/time/calendar'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { isoText } from '@/domain/time/storeClock'
import { useSignInGate } from '@/components/account/useSignInGate'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Link } from '@/ui/actions/Link'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import styles from './Vip.module.scss'

interface Props {
  plan: VipPlan
  vipUntil: string | null
  serverTime: string
}

/** What holds for a purchase: no renewal, its time, and the refund. */
export const BeforeYouBuy = observer(function BeforeYouBuy({ plan, vipUntil, serverTime }: Props) {
  const { locale } = useStores()
  const t = useText()
  const { member } = useSignInGate()
  const start = vipUntil ?? serverTime
  const date = dateText(lastMomentOf(isoText(termEnd(new Date(start), plan.months))), locale.current)
  return (
    <Card>
      <View className={styles.rulesHead}>
        <Heading look="title2">{t('vip.before')}</Heading>
        <Link text={t('vip.history')} onTap={() => member(() => go('/pages/other/payVip/gmls'))} />
      </View>
      <Row icon="shield-check" title={t('vip.noRenewal')} />
      <Row
        icon="calendar-check"
        title={
          vipUntil ? t('vip.startsOn', { from: dateText(start, locale.current), date }) : t('vip.startsNow', { date })
        }
      />
      <Row
        icon="arrow-clockwise"
        title={plan.refundDays > 0 ? t('vip.refund', { count: plan.refundDays }) : t('vip.noRefund')}
      />
    </Card>
  )
})
