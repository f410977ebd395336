import { observer } from 'mobx-react-lite'
import '@/i18n/en/home'
import '@/i18n/en/partner'
import { useText } from '@/hooks/useText'
import { screen } from '@/shell/screen'
import { Orders } from './parts/Orders'
import { PartnerGate } from './parts/PartnerGate'
import { PartnerNote } from './parts/PartnerNote'
import { PeopleFrame } from './parts/PeopleFrame'

/** `fxdd`: the orders that a partner earns by. */
function PartnerOrders() {
  return <PartnerGate to="partner">{() => <OwnOrders />}</PartnerGate>
}

const OwnOrders = observer(function OwnOrders() {
  const t = useText()
  return (
    <PeopleFrame active="orders">
      <Orders shows="place" />
      <PartnerNote icon="lock" text={t('partner.noDishes')} />
    </PeopleFrame>
  )
})

export default screen('/pages/order/distribution/fxdd', PartnerOrders, { shared: true })
