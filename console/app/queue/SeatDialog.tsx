import { useQuery } from '@tanstack/react-query'
import { MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { StaffQueueTicket } from '../../contract/tables/queue'
import { tableContract } from '../../contract/tables/table'
import { useStaffParts } from '../api/staffParts'
import { ORDERS_KEY } from '../live/useLive'
import { FormDialog } from '../reserve/FormDialog'
import type { QueueWork } from './useQueueWork'

interface SeatProps {
  ticket: StaffQueueTicket
  work: QueueWork
  onClose(): void
}

/** Material UI takes an empty value for none. */
const NO_TABLE = '*'

/** Asks at which free table a group sits; without one, only the number ends. */
export function SeatDialog({ ticket, work, onClose }: SeatProps) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { id, storeId, number, people } = ticket
  const [tableId, setTableId] = useState(ticket.tableId ?? NO_TABLE)
  const { data } = useQuery({
    queryKey: [ORDERS_KEY, 'freeTables', storeId],
    queryFn: () => client.call(tableContract.floor, { storeId }),
    networkMode: 'always',
    retry: false,
  })
  const free = data?.tables.filter(({ session }) => session === null) ?? []
  const isKnown = free.some((table) => table.id === tableId)
  return (
    <FormDialog
      title={translate('queue.seatTitle', { number })}
      action={translate('queue.steps.seat')}
      disabled={work.isBusy(id)}
      onSubmit={() => work.act(ticket, 'seat', isKnown ? tableId : undefined)}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{translate('tables.people', { smart_count: people })}</Typography>
      <TextField
        select
        label={translate('queue.table')}
        value={isKnown ? tableId : NO_TABLE}
        onChange={({ target }) => setTableId(target.value)}
      >
        <MenuItem value={NO_TABLE}>{translate('queue.noTable')}</MenuItem>
        {free.map((table) => (
          <MenuItem key={table.id} value={table.id}>
            {[table.name, table.area, translate('tables.seats', { smart_count: table.seats })]
              .filter(Boolean)
              .join(' · ')}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}
