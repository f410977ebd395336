import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import '@/i18n/en/partner'
import { PARTNER_STATES } from '@/domain/partner/partnerState'
import { replace } from '@/platform/navigation/navigation'
import { screen } from '@/shell/screen'
import { ApplicationState } from './parts/ApplicationState'
import { ApplyForm } from './parts/ApplyForm'
import { PartnerGate, PartnerSkeleton } from './parts/PartnerGate'
import type { Programme } from './parts/useProgramme'

/** `sqfx`: an application as a distributor, and what became of it. */
function Apply() {
  return <PartnerGate to="anyone">{(programme, reload) => <Own programme={programme} onSent={reload} />}</PartnerGate>
}

const Own = observer(function Own({ programme, onSent }: { programme: Programme; onSent: () => void }) {
  const { state } = programme.application
  const [edits, setEdits] = useState(false)
  const isPartner = state === PARTNER_STATES.approved.code
  useEffect(() => {
    if (isPartner) replace('/pages/order/distribution/fxzx')
  }, [isPartner])
  if (isPartner) return <PartnerSkeleton />
  if (state !== null && !edits) return <ApplicationState programme={programme} onEdit={() => setEdits(true)} />
  const sent = () => {
    setEdits(false)
    onSent()
  }
  return <ApplyForm programme={programme} onSent={sent} />
})

export default screen('/pages/order/distribution/sqfx', Apply, { top: 'wash' })
