import { useTranslate } from 'react-admin'
import { reserveRulesContract } from '../../contract/tables/reserveRules'
import { PartTabs } from '../form/PartTabs'
import { useMayCall } from '../form/calls/useMayCall'
import { type StoreContent, StorePage } from '../store/StorePage'
import { DayPlan } from './DayPlan'
import { ReserveRules } from './ReserveRules'

/** The reservations of a restaurant: the plan of a day, and for managers the rules and the areas. */
export function ReservePage() {
  return <StorePage name="reserve" Content={Parts} />
}

function Parts(content: StoreContent) {
  const translate = useTranslate()
  const rules = { name: 'rules', label: translate('reserve.parts.rules'), content: <ReserveRules {...content} /> }
  return (
    <PartTabs
      label={translate('screens.reserve')}
      first={{ name: 'plan', label: translate('reserve.parts.plan'), content: <DayPlan {...content} /> }}
      forms={useMayCall(reserveRulesContract.update) ? rules : undefined}
    />
  )
}
