import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { partnerApi } from '@/api/endpoints/partner'
import { ListPage } from '@/components/loading/ListPage'
import type { PartnerFan } from '@/contract/partner/partner'
import { dayInMonthText } from '@/domain/time/monthText'
import { useMoney } from '@/hooks/useMoney'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { PagedList } from '@/stores/cache/pagedList'
import { Empty } from '@/ui/feedback/Empty'
import { Card } from '@/ui/layout/Card'
import { Avatar } from '@/ui/media/Avatar'
import { PartnerSkeleton } from './PartnerGate'
import styles from './Partner.module.scss'

/** The fans of a partner whose name or number fits. */
export const Fans = observer(function Fans({ level, keyword }: { level: 1 | 2; keyword: string }) {
  const t = useText()
  const { current } = useStores().locale
  const [list] = useState(() => new PagedList((page) => partnerApi.downline({ level, keyword, page })))
  useOnShow(() => void list.load(), current)
  const none = keyword ? (
    <Empty title={t('partner.notFound')} />
  ) : (
    <Empty title={t('partner.nobody')} text={t('partner.noIncomeText')} />
  )
  return <ListPage of={list} skeleton={<PartnerSkeleton />} empty={none} grouped={inCard} />
})

const Fan = observer(function Fan({ fan }: { fan: PartnerFan }) {
  const t = useText()
  const money = useMoney()
  const { locale, config } = useStores()
  const { nick, avatar, phoneEnd, joinedAt, orders, amount } = fan
  const name = nick || t('partner.guest')
  const since = t('partner.since', { date: dayInMonthText(joinedAt.slice(0, 10), locale.current) })
  return (
    <View className={styles.row}>
      <View className={styles.avatar}>
        <Avatar name={name} src={avatar ? config.picture(avatar) : undefined} />
      </View>
      <View className={styles.texts}>
        <Text className={styles.name}>{name}</Text>
        <Text className={styles.caption}>{phoneEnd ? `•••• ${phoneEnd} · ${since}` : since}</Text>
      </View>
      <View className={styles.end}>
        {orders > 0 && <Text className={styles.sum}>{money(amount)}</Text>}
        <Text className={styles.caption}>
          {orders > 0 ? t('partner.orders', { count: orders }) : t('partner.noOrder')}
        </Text>
      </View>
    </View>
  )
})

const inCard = (fans: readonly PartnerFan[]) => (
  <Card>
    {fans.map((fan) => (
      <Fan key={fan.id} fan={fan} />
    ))}
  </Card>
)
