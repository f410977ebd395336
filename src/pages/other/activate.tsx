import '@/i18n/en/equityCard'
import { useStores } from '@/hooks/useStores'
import { screen } from '@/shell/screen'
import { ActivateCard } from './parts/ActivateCard'
import { Membership } from './parts/Membership'

/** A user activates a printed card; a guest sees what the member card gives. */
function Activate() {
  return useStores().session.signedIn ? <ActivateCard /> : <Membership />
}

export default screen('/pages/other/activate', Activate)
