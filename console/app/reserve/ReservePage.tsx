import { Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import { reserveRulesContract } from '../../contract/reserveRules'
import type { StaffRole } from '../../contract/roles'
import { mayCall } from '../areas/areasOf'
import { type StoreContent, StorePage } from '../orders/StorePage'
import { DayPlan } from './DayPlan'
import { ReserveRules } from './ReserveRules'

const PARTS = ['plan', 'rules'] as const
type Part = (typeof PARTS)[number]

/** The reservations of a restaurant: the plan of a day, and for managers the rules and the areas. */
export function ReservePage() {
  return <StorePage name="reserve" Content={Parts} />
}

function Parts(content: StoreContent) {
  const translate = useTranslate()
  const { permissions } = usePermissions<StaffRole>()
  const [part, setPart] = useState<Part>('plan')
  const mayEdit = permissions !== undefined && mayCall(permissions, reserveRulesContract.update)
  return (
    <>
      {mayEdit && (
        <Tabs
          value={part}
          onChange={(_event, chosen: Part) => setPart(chosen)}
          aria-label={translate('screens.reserve')}
        >
          {PARTS.map((each) => (
            <Tab key={each} value={each} label={translate(`reserve.parts.${each}`)} />
          ))}
        </Tabs>
      )}
      {part === 'plan' ? <DayPlan {...content} /> : <ReserveRules {...content} />}
    </>
  )
}
