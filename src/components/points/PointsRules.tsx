import { observer } from 'mobx-react-lite'
import type { pointsApi } from '@/api/endpoints/points'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { BulletList } from '@/ui/layout/BulletList'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'

type Rules = Awaited<ReturnType<typeof pointsApi.rules>>

/** A rate of 1, basis points. */
const ONCE = 10_000

/** What orders earn. */
export const EarnRow = observer(function EarnRow({ rules: { earnPerAmount, rate } }: { rules: Rules }) {
  const t = useText()
  const money = useMoney()
  const amount = money(earnPerAmount)
  const hint = rate === ONCE ? t('points.earnRate', { amount }) : t('points.earnFaster', { amount, rate: rate / ONCE })
  return <Row icon="fork-knife" title={t('points.earnOrder')} hint={hint} />
})

/** The rules of points. */
export const PointsRules = observer(function PointsRules({ rules: { maxShare, validYears } }: { rules: Rules }) {
  const t = useText()
  const lines = [
    t('points.knowWhen'),
    maxShare > 0 ? t('points.knowShare', { share: maxShare / 100 }) : '',
    validYears > 0 ? t('points.knowEnd', { count: validYears }) : t('points.knowStay'),
    t('points.knowCash'),
  ]
  return (
    <Card>
      <Heading level={2} look="title3">
        {t('points.know')}
      </Heading>
      <BulletList lines={lines.filter(Boolean)} />
    </Card>
  )
})
