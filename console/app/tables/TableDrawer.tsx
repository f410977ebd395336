import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { StaffTable } from '../../contract/tables/table'
import { DrawerHead, SideDrawer } from '../parts/SideDrawer'
import { StateText } from './StateText'
import { TableBill } from './TableBill'
import { TableCalls } from './TableCalls'
import { TableCode } from './TableCode'
import { TableRounds } from './TableRounds'
import { isSeated, type SeatedTable, type TableWork } from './useTableWork'

interface DrawerProps {
  /** The table as it is now; none while the drawer is closed. */
  table: StaffTable | undefined
  work: TableWork
  onPrint(tableId: string): void
  onClose(): void
}

/** One table with all that staff may do, beside the floor. */
export function TableDrawer({ table, onClose, ...rest }: DrawerProps) {
  return (
    <SideDrawer open={table !== undefined} onClose={onClose}>
      {table && <TableDetails key={table.id} table={table} onClose={onClose} {...rest} />}
    </SideDrawer>
  )
}

function TableDetails({ table, work, onPrint, onClose }: DrawerProps & { table: StaffTable }) {
  const translate = useTranslate()
  const place = [table.area, translate('tables.seats', { smart_count: table.seats })].filter(Boolean).join(' · ')
  return (
    <>
      <DrawerHead title={translate('orders.table', { name: table.name })} onClose={onClose}>
        <Typography color="text.secondary">{place}</Typography>
        <Box sx={{ my: 1 }}>
          <StateText state={table.state} />
        </Box>
      </DrawerHead>
      {/* Other guests have a session of their own: what was begun for those before ends. */}
      {isSeated(table) && <SessionDetails key={table.session.id} table={table} work={work} />}
      <TableCode table={table} work={work} onPrint={onPrint} />
    </>
  )
}

function SessionDetails({ table, work }: { table: SeatedTable; work: TableWork }) {
  const translate = useTranslate()
  const { peopleNum, openedAt, payMode, guests } = table.session
  const facts = [
    translate('tables.people', { smart_count: peopleNum }),
    translate('tables.since', { time: openedAt.slice(11, 16) }),
    translate(`tables.payModes.${payMode}`),
  ]
  return (
    <>
      <Typography>{facts.join(' · ')}</Typography>
      {guests.length > 0 && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{guests.map(({ name }) => name).join(', ')}</Typography>
      )}
      <TableCalls table={table} work={work} />
      <TableRounds table={table} work={work} />
      <TableBill table={table} work={work} />
    </>
  )
}
