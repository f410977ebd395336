import type { PayCodeState } from '@/contract/wallet/payCode'
import { RadioRow } from '@/ui/fields/RadioRow'

type Way = PayCodeState['destinations'][number]['by']

interface Props {
  state: PayCodeState
  by: Way | undefined
  onChoose: (by: Way) => void
}

/** Where the verification code goes, when there is a choice. */
export function PayCodeDestinations({ state: { destinations }, by, onChoose }: Props) {
  if (destinations.length < 2) return null
  return (
    <>
      {destinations.map((each) => (
        <RadioRow
          key={each.by}
          icon={each.by === 'phone' ? 'phone' : 'envelope-simple'}
          title={each.shown}
          on={by === each.by}
          onTap={() => onChoose(each.by)}
        />
      ))}
    </>
  )
}
