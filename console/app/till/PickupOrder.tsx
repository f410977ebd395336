import { Alert, Button, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { canTransitionPointsOrder, POINTS_ORDER_STATES } from '../../../src/domain/points/pointsOrderState'
import type { StaffPointsOrder } from '../../contract/members/pointsOrder'
import { inLanguage } from '../schema/inLanguage'
import { handOutOrder } from './confirming'
import { TillCard } from './TillCard'
import type { TillState } from './useTill'

interface PickupOrderProps {
  till: TillState
  code: string
  /** Undefined when it is collected elsewhere. */
  order: StaffPointsOrder | undefined
}

/** What a member took in the points shop and collects here. */
export function PickupOrder({ till, code, order }: PickupOrderProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!order)
    return (
      <TillCard title={translate('till.pickup.title')} till={till}>
        <Alert severity="warning">{translate('till.pickup.elsewhere')}</Alert>
      </TillCard>
    )
  const { orderNo, name, num, way, state } = order
  const isOpen = canTransitionPointsOrder({ way, state: POINTS_ORDER_STATES[state].code }, 'completed', 'merchant')
  return (
    <TillCard title={`${num} × ${inLanguage(name, locale)}`} till={till} note={orderNo}>
      <Typography>
        {translate('till.pickup.title')}
        {` · ${translate(`till.pickup.states.${state}`)}`}
      </Typography>
      {isOpen ? (
        <Button
          fullWidth
          variant="contained"
          disabled={till.busy}
          onClick={() => void till.confirm((to) => handOutOrder(to, code))}
          sx={{ minHeight: 52, mt: 1.5 }}
        >
          {translate('till.pickup.handOut')}
        </Button>
      ) : (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('till.pickup.closed')}
        </Alert>
      )}
    </TillCard>
  )
}
