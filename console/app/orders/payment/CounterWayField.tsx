import { FormControl, FormHelperText, FormLabel, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { COUNTER_WAYS, type CounterWay } from '../../../contract/orders/counterWay'

interface CounterWayProps {
  /** Undefined until staff have chosen: a way that is chosen for them would be booked by mistake. */
  value: CounterWay | undefined
  onChange(way: CounterWay): void
}

/** How the money at the counter comes: in cash, by the card terminal, or by a transfer. */
export function CounterWayField({ value, onChange }: CounterWayProps) {
  const translate = useTranslate()
  const label = useId()
  return (
    <FormControl fullWidth sx={{ my: 1.5 }}>
      <FormLabel id={label} sx={{ mb: 0.5 }}>
        {translate('orders.payment')}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-labelledby={label}
        value={value ?? null}
        // One that is pressed again stays.
        onChange={(_event, chosen: CounterWay | null) => chosen && onChange(chosen)}
      >
        {COUNTER_WAYS.map((way) => (
          <ToggleButton key={way} value={way} sx={{ minHeight: 48, textTransform: 'none', lineHeight: 1.2 }}>
            {translate(`orders.payTypes.${way}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {!value && <FormHelperText sx={{ mx: 0 }}>{translate('orders.chooseWay')}</FormHelperText>}
    </FormControl>
  )
}
