import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { pointsApi } from '@/api/endpoints/points'
import { Loaded } from '@/components/loading/Loaded'
import { useMoney } from '@/hooks/useMoney'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Bar, Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { PointsHead } from './PointsHead'
import { EarnRow, PointsRules } from '@/components/points/PointsRules'
import styles from './Points.module.scss'

/** What the user has in points, what they buy, and how they come. */
export const PointsOverview = observer(function PointsOverview() {
  const t = useText()
  const money = useMoney()
  const rules = useResource(() => pointsApi.rules({}))
  return (
    <>
      <Loaded
        of={rules}
        skeleton={
          <Skeleton rows={4}>
            <Bar shape="card" />
          </Skeleton>
        }
      >
        {(value) => (
          <>
            <PointsHead account={value.account} />
            <Card>
              <Heading level={2} look="title3">
                {t('points.spend')}
              </Heading>
              <Row icon="gift" title={t('points.shop')} onTap={() => go('/pages/my/integral/shop-index')} />
              <Row
                icon="package"
                title={t('points.orders')}
                onTap={() => go('/pages/my/integral/my-integral', { view: 'orders' })}
              />
              {value.account.value > 0 && (
                <Row
                  icon="info"
                  title={t('points.payWith', { amount: money(100 * value.account.value) })}
                  onTap={() => go('/pages/other/setPoint/pointdl')}
                />
              )}
            </Card>
            {value.earnPerAmount > 0 && (
              <Card>
                <Heading level={2} look="title3">
                  {t('points.earn')}
                </Heading>
                <EarnRow rules={value} />
              </Card>
            )}
            <PointsRules rules={value} />
          </>
        )}
      </Loaded>
      <Dock>
        <View className={styles.half}>
          <Button wide size="large" look="outline" onTap={() => go('/pages/my/integral/integral-record')}>
            {t('points.records')}
          </Button>
        </View>
        <View className={styles.half}>
          <Button wide size="large" onTap={() => go('/pages/my/integral/shop-index')}>
            {t('points.shop')}
          </Button>
        </View>
      </Dock>
    </>
  )
})
