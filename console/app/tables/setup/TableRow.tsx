import Delete from '@mui/icons-material/DeleteOutlined'
import { Box, IconButton, Typography } from '@mui/material'
import { useState } from 'react'
import { EditButton, useTranslate } from 'react-admin'
import { diningTableContract, type StaffDiningTable } from '../../../contract/tables/diningTable'
import { OrderButtons, type OrderButtonsProps } from '../../form/fields/OrderButtons'
import type { useStaffWrite } from '../../form/calls/useStaffWrite'
import { OrderedRow } from '../../list/OrderedRow'
import type { DragProps } from '../../list/useDragOrder'
import { ConfirmDialog } from '../ConfirmDialog'

interface TableRowProps {
  table: StaffDiningTable
  busy: boolean
  write: ReturnType<typeof useStaffWrite>['write']
  drag: DragProps
  order: Omit<OrderButtonsProps, 'name'>
}

/** A table that stands in the restaurant, and what is done with it. */
export function TableRow({ table, busy, write, drag, order }: TableRowProps) {
  const translate = useTranslate()
  const [isRemoving, setRemoving] = useState(false)
  const { id, version, name, seats, codePerSession } = table
  const remove = translate('tables.setup.remove')
  return (
    <OrderedRow drag={drag} edge="borderTop">
      <Box sx={{ flex: '1 1 100px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('tables.seats', { smart_count: seats })}
          {codePerSession && ` · ${translate('tables.setup.codePerSession')}`}
        </Typography>
      </Box>
      <OrderButtons name={name} {...order} />
      <EditButton resource="diningTable" record={table} aria-label={`${translate('ra.action.edit')}: ${name}`} />
      <IconButton color="error" disabled={busy} aria-label={`${remove}: ${name}`} onClick={() => setRemoving(true)}>
        <Delete />
      </IconButton>
      {isRemoving && (
        <ConfirmDialog
          title={translate('tables.setup.removeTitle', { name })}
          action={remove}
          disabled={busy}
          onConfirm={() => write(diningTableContract.remove, { id, version }, 'tables.setup.removed')}
          onClose={() => setRemoving(false)}
        >
          <Typography>{translate('tables.setup.removeText')}</Typography>
        </ConfirmDialog>
      )}
    </OrderedRow>
  )
}
