import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { CopyLink } from '@/components/actions/CopyLink'
import { qrImage } from '@/components/media/qrImage'
import type { PointsOrder } from '@/contract/points/pointsMall'
import { phoneText } from '@/domain/text/phoneText'
import { dateText, dateTimeText } from '@/domain/time/dateText'
import { useBrightScreen } from '@/hooks/useBrightScreen'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Track } from '@/ui/feedback/Track'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { QrPicture } from '@/ui/media/QrPicture'
import { OrderDock } from './OrderDock'
import { OrderedItem } from './OrderedItem'
import { headOf, stopOf } from './orderLooks'
import styles from './PointsOrders.module.scss'

interface Props {
  order: PointsOrder
  onChanged: (order: PointsOrder) => void
}

/** One points order: its state, the code for the counter, its track, and its facts. */
export const OrderView = observer(function OrderView({ order, onChanged }: Props) {
  const { locale } = useStores()
  const t = useText()
  const { code, store, expireAt, shippedAt, completedAt, createdAt } = order
  const [title, text] = headOf(order)
  const day = completedAt ?? shippedAt ?? createdAt
  const facts = {
    store: store.name,
    date: dateText(day, locale.current),
    time: expireAt ? dateTimeText(expireAt, locale.current) : '',
  }
  return (
    <>
      <View className={styles.head}>
        <Heading level={1} look="title1">
          {t(title)}
        </Heading>
        <Text className={styles.label}>{t(text, facts)}</Text>
      </View>
      {code !== '' && <PickupCode code={code} />}
      <Card>
        <OrderedItem order={order} />
      </Card>
      {order.type === 'goods' && <OrderTrack order={order} />}
      <OrderFacts order={order} />
      <OrderDock order={order} onChanged={onChanged} />
    </>
  )
})

/** What staff scan or type when the order is collected. */
const PickupCode = observer(function PickupCode({ code }: { code: string }) {
  const t = useText()
  const image = useMemo(() => qrImage(code), [code])
  useBrightScreen()
  return (
    <Card>
      <View className={styles.code}>
        <QrPicture src={image} alt={t('points.codeLabel', { code })} />
        <Text className={styles.signs}>{`${code.slice(0, 4)} ${code.slice(4)}`}</Text>
        <Text className={styles.caption}>{t('points.showCode')}</Text>
      </View>
    </Card>
  )
})

const OrderTrack = observer(function OrderTrack({ order }: { order: PointsOrder }) {
  const { locale } = useStores()
  const t = useText()
  const now = stopOf(order)
  if (now === undefined) return null
  const dayOf = (at: string | null) => (at ? dateText(at, locale.current) : undefined)
  const { way, createdAt, shippedAt, completedAt } = order
  const pickup = way === 'pickup'
  const stops = [
    { label: t('points.stepOrdered'), icon: 'check-circle', time: dayOf(createdAt) },
    { label: t('points.stepPacked'), icon: 'package', time: dayOf(shippedAt) },
    {
      label: t(pickup ? 'points.stepCollect' : 'points.stepSent'),
      icon: pickup ? 'storefront' : 'moped',
      time: undefined,
    },
    { label: t('points.stepDone'), icon: 'thumbs-up', time: dayOf(completedAt) },
  ] as const
  return (
    <Card>
      <Track stops={stops} now={now} />
    </Card>
  )
})

/** Number, store, address and parcel of an order. */
const OrderFacts = observer(function OrderFacts({ order }: { order: PointsOrder }) {
  const { locale } = useStores()
  const t = useText()
  const { orderNo, way, store, address, carrier, trackingNo, answer, createdAt } = order
  const parcel = [carrier, trackingNo].filter(Boolean).join(' ')
  return (
    <Card>
      <Row title={t('points.orderNo')} hint={orderNo} end={<CopyLink text={orderNo} />} />
      <Row title={t('points.orderedAt')} hint={dateTimeText(createdAt, locale.current)} />
      {way === 'pickup' && <Row title={t('points.store')} hint={`${store.name} · ${store.address}`} />}
      {address && (
        <Row
          title={t('points.address')}
          hint={`${address.contact} · ${phoneText(address.phone)} · ${address.address} ${address.houseNo}`}
        />
      )}
      {parcel !== '' && <Row title={t('points.parcel')} hint={parcel} end={<CopyLink text={trackingNo} />} />}
      {answer !== '' && <Row title={t('points.answer')} hint={answer} />}
    </Card>
  )
})
