import { Button, FormControlLabel, Popover, Stack, Switch, Typography } from '@mui/material'
import Print from '@mui/icons-material/Print'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { StaffOrder } from '../../contract/order'
import { useDeviceSwitch } from '../api/deviceSettings'
import { dueJobs, PRINTED_KINDS, type PrintJob, rememberPrinted } from './printJobs'

/** What this device prints by itself. */
export function PrintSwitches({ orders }: { orders: readonly StaffOrder[] }) {
  const translate = useTranslate()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Print />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setPlace(currentTarget)}
      >
        {translate('orders.print.settings')}
      </Button>
      <Popover
        open={place !== null}
        anchorEl={place}
        onClose={() => setPlace(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('orders.print.settings') } }}
      >
        <Stack sx={{ p: 2, maxWidth: 360 }}>
          {PRINTED_KINDS.map((kind) => (
            <PrintSwitch key={kind} kind={kind} orders={orders} />
          ))}
          <Typography variant="body2" color="text.secondary">
            {translate('orders.print.hint')}
          </Typography>
        </Stack>
      </Popover>
    </>
  )
}

function PrintSwitch({ kind, orders }: { kind: PrintJob['kind']; orders: readonly StaffOrder[] }) {
  const translate = useTranslate()
  const [on, setOn] = useDeviceSwitch(`print.${kind}`, false)
  const change = (next: boolean) => {
    // From now on: not what is on the board already.
    if (next) rememberPrinted(dueJobs(orders, kind))
    setOn(next)
  }
  return (
    <FormControlLabel
      sx={{ mb: 1 }}
      control={<Switch checked={on} onChange={(_event, next) => change(next)} />}
      label={translate(`orders.print.${kind}s`)}
    />
  )
}
