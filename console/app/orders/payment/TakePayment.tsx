import { Button, type ButtonProps, Menu, MenuItem } from '@mui/material'
import { type MouseEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { moneyText } from '../../../../src/domain/money/money'
import { COUNTER_WAYS, type CounterWay } from '../../../contract/orders/counterWay'

interface TakePaymentProps extends Pick<ButtonProps, 'variant' | 'sx'> {
  amount: number
  busy: boolean
  onTake(way: CounterWay): void
}

/** Takes the money for an order at the counter: a menu asks how it comes. */
export function TakePayment({ amount, busy, onTake, ...look }: TakePaymentProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const button = useId()
  const take = (way: CounterWay) => {
    setAnchor(undefined)
    onTake(way)
  }
  return (
    <>
      <Button
        fullWidth
        variant="contained"
        {...look}
        id={button}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        disabled={busy}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget)}
      >
        {translate('orders.steps.takePayment', { amount: moneyText(amount) })}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-labelledby': button } }}
      >
        {COUNTER_WAYS.map((way) => (
          <MenuItem key={way} onClick={() => take(way)} sx={{ py: 1.5, minWidth: 200 }}>
            {translate(`orders.payTypes.${way}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
