import { observer } from 'mobx-react-lite'
import { pointsApi } from '@/api/endpoints/points'
import { Loaded } from '@/components/loading/Loaded'
import { EarnRow, PointsRules } from '@/components/points/PointsRules'
import { countText } from '@/domain/money/money'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useMoney } from '@/hooks/useMoney'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'

/** How points come, what they are worth, and when those of the user end. */
export const HowPointsWork = observer(function HowPointsWork() {
  const { locale } = useStores()
  const t = useText()
  const money = useMoney()
  const rules = useResource(() => pointsApi.rules({}))
  return (
    <Loaded of={rules} skeleton={<CardSkeleton rows={4} />}>
      {(value) => (
        <>
          <Card>
            {value.earnPerAmount > 0 && <EarnRow rules={value} />}
            {value.account.value > 0 && (
              <Row icon="wallet" title={t('points.payWith', { amount: money(100 * value.account.value) })} />
            )}
          </Card>
          {value.lots.length > 0 && (
            <Card>
              <Heading level={2} look="title3">
                {t('points.lots')}
              </Heading>
              {value.lots.map(({ points, receivedAt, expireAt }) => (
                <Row
                  key={receivedAt}
                  title={expireAt ? dateText(lastMomentOf(expireAt), locale.current) : t('points.noEnd')}
                  hint={t('points.lotFrom', { date: dateText(receivedAt, locale.current) })}
                  end={countText(points)}
                />
              ))}
            </Card>
          )}
          <PointsRules rules={value} />
        </>
      )}
    </Loaded>
  )
})
