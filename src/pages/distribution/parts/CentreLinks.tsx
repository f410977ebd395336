import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { PartnerCentre } from '@/contract/partner/partner'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Pressable } from '@/ui/actions/Pressable'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'
import styles from './Partner.module.scss'

const LINKS = [
  { key: 'income', icon: 'chart-line-up', title: 'partner.incomeTitle', path: '/pages/order/distribution/syxq' },
  { key: 'people', icon: 'users', title: 'partner.peopleTitle', path: '/pages/order/distribution/wdfs' },
  { key: 'orders', icon: 'receipt', title: 'partner.ordersTitle', path: '/pages/order/distribution/fxdd' },
  { key: 'paidOut', icon: 'hand-coins', title: 'partner.paidOut', path: '/pages/order/distribution/txmx' },
] as const

/** The pages of the centre, each with its figure. */
export const CentreLinks = observer(function CentreLinks({ centre }: { centre: PartnerCentre }) {
  const t = useText()
  const money = useMoney()
  const figures = {
    income: money(centre.month),
    people: String(centre.fansCount),
    orders: String(centre.orderCount),
    paidOut: money(centre.withdrawn),
  }
  return (
    <Card>
      <View className={styles.links}>
        {LINKS.map(({ key, icon, title, path }) => (
          <Pressable key={key} className={styles.place} onTap={() => go(path)}>
            <Icon name={icon} size={28} />
            <Text className={styles.placeTitle}>{t(title)}</Text>
            <Text className={styles.caption}>{figures[key]}</Text>
          </Pressable>
        ))}
      </View>
    </Card>
  )
})
