import { observer } from 'mobx-react-lite'
import { AddressBlock } from '@/components/address/AddressBlock'
import type { PointsQuote, PointsWay } from '@/contract/points/pointsMall'
import { phoneText } from '@/domain/text/phoneText'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Segment } from '@/ui/fields/Segment'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'

/** How an item is handed over: the store where it is collected, or the address that it is sent to. */
export const DeliveryChoice = observer(function DeliveryChoice({
  quote: { item, way, store, address },
  onWay,
}: {
  quote: PointsQuote
  onWay: (way: PointsWay) => void
}) {
  const t = useText()
  const money = useMoney()
  const { ways, deliveryFee } = item
  const labels = {
    pickup: t('points.pickup'),
    delivery: deliveryFee > 0 ? t('points.deliver', { fee: money(deliveryFee) }) : t('points.deliverFree'),
    none: t('points.atOnce'),
  }
  const icons = { pickup: 'storefront', delivery: 'package', none: 'lightning' } as const
  const home = address && {
    text: `${address.address} ${address.houseNo}`,
    contact: `${address.contact} · ${phoneText(address.phone)}`,
  }
  return (
    <Card>
      {ways.length > 1 && (
        <Segment
          label={t('points.delivery')}
          options={ways.map((key) => ({ key, label: labels[key], icon: icons[key] }))}
          value={way}
          onChange={onWay}
        />
      )}
      {way === 'pickup' ? (
        <Row icon="map-pin" title={store.name} hint={store.address} onTap={() => go('/pages/shop/select/index')} />
      ) : (
        <AddressBlock
          address={home ?? undefined}
          add={t('points.addAddress')}
          onTap={() => go('/pages/my/addres/addresses', { pick: 'parcel' })}
        />
      )}
    </Card>
  )
})
