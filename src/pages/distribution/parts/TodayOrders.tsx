import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { partnerApi } from '@/api/endpoints/partner'
import { Loaded } from '@/components/loading/Loaded'
import type { PartnerOrder } from '@/contract/partner/partner'
import { commissionStateOf } from '@/domain/partner/commissionState'
import { DAY_MS } from '@/domain/time/duration'
import { timeText } from '@/domain/time/timeText'
import { useMoney } from '@/hooks/useMoney'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Link } from '@/ui/actions/Link'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Avatar } from '@/ui/media/Avatar'
import { PartnerSkeleton } from './PartnerGate'
import styles from './Partner.module.scss'

/** Most orders that the centre shows. */
const MOST = 5

/** The orders of today, the latest first. */
export const TodayOrders = observer(function TodayOrders({ day, now }: { day: string; now: string }) {
  const t = useText()
  const orders = useResource(() => partnerApi.orders({ day, pageSize: MOST }))
  return (
    <Card>
      <View className={styles.cardHead}>
        <Heading level={2} look="title3">
          {t('partner.todayTitle')}
        </Heading>
        <Link text={t('partner.all')} onTap={() => go('/pages/order/distribution/fxdd')} />
      </View>
      <Loaded of={orders} skeleton={<PartnerSkeleton />}>
        {({ list }) =>
          list.length > 0 ? (
            list.map((order) => <Order key={order.id} order={order} now={now} />)
          ) : (
            <Text className={styles.caption}>{t('partner.noneToday')}</Text>
          )
        }
      </Loaded>
    </Card>
  )
})

const Order = observer(function Order({ order, now }: { order: PartnerOrder; now: string }) {
  const t = useText()
  const money = useMoney()
  const { locale } = useStores()
  const { buyer, storeName, amount, commission, takenBack, state, stateFormat, at, settleAt } = order
  const name = buyer || t('partner.guest')
  const days = settleAt === null ? 0 : Math.ceil((Date.parse(settleAt) - Date.parse(now)) / DAY_MS)
  return (
    <View className={styles.row}>
      <View className={styles.avatar}>
        <Avatar name={name} />
      </View>
      <View className={styles.texts}>
        <Text className={styles.name}>{name}</Text>
        <Text className={styles.caption}>{[storeName, money(amount), timeText(at, locale.current)].join(' · ')}</Text>
      </View>
      <View className={styles.end}>
        <Text className={styles.gain}>{`+${money(commission - takenBack)}`}</Text>
        <Text className={styles.caption}>
          {commissionStateOf(state) === 'waiting' && days > 0 ? t('partner.waitsFor', { count: days }) : stateFormat}
        </Text>
      </View>
    </View>
  )
})
