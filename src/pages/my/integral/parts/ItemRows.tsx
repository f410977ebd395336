import { observer } from 'mobx-react-lite'
import type { PointsItem } from '@/contract/points/pointsMall'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Row } from '@/ui/layout/Row'

/** How an item is handed over, and who may take how many. */
export const ItemRows = observer(function ItemRows({ item }: { item: PointsItem }) {
  const { locale } = useStores()
  const t = useText()
  const money = useMoney()
  const { ways, deliveryFee, perPerson, perDay, taken, levelName, endAt } = item
  const limits = [
    perPerson === null ? '' : t('points.perPerson', { max: perPerson, taken }),
    perDay === null ? '' : t('points.perDay', { max: perDay }),
  ].filter(Boolean)
  const parcel = deliveryFee > 0 ? t('points.deliveryText', { fee: money(deliveryFee) }) : t('points.deliveryFree')
  return (
    <>
      {ways.includes('pickup') && <Row icon="storefront" title={t('points.pickup')} hint={t('points.pickupText')} />}
      {ways.includes('delivery') && <Row icon="package" title={t('points.delivery')} hint={parcel} />}
      {ways.includes('none') && <Row icon="lightning" title={t('points.atOnce')} hint={t('points.atOnceText')} />}
      {limits.length > 0 && <Row icon="user" title={t('points.limitRow')} hint={limits.join(' · ')} />}
      {levelName !== '' && (
        <Row icon="crown-simple" title={t('points.levelRow')} hint={t('points.levelText', { level: levelName })} />
      )}
      {endAt && <Row icon="clock" title={t('points.until')} hint={dateText(lastMomentOf(endAt), locale.current)} />}
    </>
  )
})
