import '@/i18n/en/partner'
import { partnerWithdrawApi } from '@/api/endpoints/partnerWithdraw'
import { Loaded } from '@/components/loading/Loaded'
import { useResource } from '@/hooks/useResource'
import { screen, type PageProps } from '@/shell/screen'
import { PartnerGate, PartnerSkeleton } from './parts/PartnerGate'
import type { Programme } from './parts/useProgramme'
import { WithdrawForm } from './parts/WithdrawForm'

type Query = PageProps<'/pages/order/distribution/tx'>['query']

/** `tx`: a partner withdraws; `amount` and `way` repeat an earlier try. */
function Withdraw({ query }: PageProps<'/pages/order/distribution/tx'>) {
  return <PartnerGate to="payee">{({ info }) => <OpenPurse info={info} query={query} />}</PartnerGate>
}

function OpenPurse({ info, query }: Pick<Programme, 'info'> & { query: Query }) {
  const purse = useResource(() => partnerWithdrawApi.purse({}))
  return (
    <Loaded of={purse} skeleton={<PartnerSkeleton />}>
      {(value) => <WithdrawForm purse={value} rules={info.withdraw} query={query} onSent={() => void purse.load()} />}
    </Loaded>
  )
}

export default screen('/pages/order/distribution/tx', Withdraw)
