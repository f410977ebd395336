import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { pointsMallApi } from '@/api/endpoints/pointsMall'
import { useMoney } from '@/hooks/useMoney'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { PointsCell } from './PointsCell'
import styles from './Points.module.scss'

/** Items of the points shop that are shown. */
const SHOWN = 2

/** Items of the points shop, and what points are worth at checkout. `value`: satang per point. */
export const SpendPoints = observer(function SpendPoints({ value }: { value: number }) {
  const t = useText()
  const money = useMoney()
  const items = useResource(() => pointsMallApi.items({ pageSize: SHOWN }))
  return (
    <Card>
      <Heading level={2} look="title3">
        {t('points.spend')}
      </Heading>
      <View className={styles.tiles}>
        {items.value?.list.map((item) => (
          <PointsCell key={item.id} item={item} />
        ))}
      </View>
      <Row icon="gift" title={t('points.shop')} onTap={() => go('/pages/my/integral/shop-index')} />
      <Row
        icon="package"
        title={t('points.orders')}
        onTap={() => go('/pages/my/integral/my-integral', { view: 'orders' })}
      />
      {value > 0 && (
        <Row
          icon="info"
          title={t('points.payWith', { amount: money(100 * value) })}
          onTap={() => go('/pages/other/setPoint/pointdl')}
        />
      )}
    </Card>
  )
})
