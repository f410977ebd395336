import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { pointsApi } from '@/api/endpoints/points'
import { Loaded } from '@/components/loading/Loaded'
import type { PointsAccount } from '@/contract/points/points'
import { isPathOn } from '@/domain/config/featureFlags'
import { countText } from '@/domain/money/money'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import '@/i18n/en/dailySignIn'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { PointsHead } from './PointsHead'
import { SpendPoints } from './SpendPoints'
import { EarnRow, PointsRules } from '@/components/points/PointsRules'
import styles from './Points.module.scss'

/** What the user has in points, what they buy, and how they come. */
export const PointsOverview = observer(function PointsOverview() {
  const t = useText()
  const rules = useResource(() => pointsApi.rules({}))
  return (
    <>
      <Loaded of={rules} skeleton={<CardSkeleton rows={4} />}>
        {(value) => (
          <>
            <PointsHead account={value.account} flat={!value.account.ends} />
            <EndsNext account={value.account} />
            <SpendPoints value={value.account.value} />
            {value.earnPerAmount > 0 && (
              <Card>
                <Heading level={2} look="title3">
                  {t('points.earn')}
                </Heading>
                <EarnRow rules={value} />
                <SignInRow />
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

/** What ends next, and where it can be spent. */
const EndsNext = observer(function EndsNext({ account: { ends } }: { account: PointsAccount }) {
  const { locale } = useStores()
  const t = useText()
  if (!ends) return null
  const date = dateText(lastMomentOf(ends.at), locale.current)
  return (
    <Card>
      <Row
        icon="timer"
        title={t('points.ends', { points: countText(ends.points), date })}
        end={
          <Button look="tint" size="small" onTap={() => go('/pages/my/integral/shop-index')}>
            {t('points.use')}
          </Button>
        }
      />
    </Card>
  )
})

/** The daily sign-in, where the restaurant has it. */
const SignInRow = observer(function SignInRow() {
  const { featureFlags } = useStores().config
  const t = useText()
  if (!isPathOn(featureFlags, '/pages/my/signin/index', {})) return null
  return <Row icon="calendar-check" title={t('dailySignIn.title')} onTap={() => go('/pages/my/signin/index')} />
})
