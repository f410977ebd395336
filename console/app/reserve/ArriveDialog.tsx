import { MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import { reserveContract as calls } from '../../contract/tables/reserve'
import { FormDialog } from './FormDialog'
import type { BookingProps } from './useBookingWork'

/** Asks at which table the guests who have come sit: theirs, or another one. */
export function ArriveDialog({ booking, areas, work, onClose }: BookingProps & { onClose(): void }) {
  const translate = useTranslate()
  const { id, tables, deposit } = booking
  const [tableId, setTableId] = useState(tables[0]?.id ?? '')
  const all = areas.flatMap((area) => area.tables.map((table) => ({ ...table, area: area.name })))
  return (
    <FormDialog
      title={translate('reserve.arriveTitle')}
      action={translate('reserve.steps.arrive')}
      disabled={work.isBusy(id) || tableId === ''}
      onSubmit={() => work.act(booking, calls.arrive, { tableId })}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>
        {deposit > 0
          ? translate('reserve.arriveDeposit', { amount: moneyText(deposit) })
          : translate('reserve.arriveText')}
      </Typography>
      <TextField
        select
        label={translate('reserve.table')}
        value={tableId}
        onChange={({ target }) => setTableId(target.value)}
      >
        {all.map((table) => (
          <MenuItem key={table.id} value={table.id}>
            {[table.name, table.area, translate('tables.seats', { smart_count: table.seats })].join(' · ')}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}
