import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import type { CounterWay } from '../../contract/orders/counterWay'
import type { StaffTableSession } from '../../contract/tables/table'
import { CounterWayField } from '../orders/payment/CounterWayField'
import { ConfirmDialog } from './ConfirmDialog'
import { TableSection } from './TableSection'
import type { SeatedTable, TableWork } from './useTableWork'

type Bill = NonNullable<StaffTableSession['bill']>

/** The bill of a table that pays at the end, what staff take for it, and how a table is freed on which nothing is owed. */
export function TableBill({ table, work }: { table: SeatedTable; work: TableWork }) {
  const translate = useTranslate()
  /** The table as it was when staff chose to settle it: what they take is what they saw. */
  const [seen, setSeen] = useState<SeatedTable>()
  const { bill, maySettle, mayFree } = table.session
  const isBusy = work.isBusy(table.id)
  return (
    <>
      {bill && <BillSums bill={bill} />}
      <Stack spacing={1} sx={{ mt: 2 }}>
        {bill && maySettle && (
          <Button fullWidth variant="contained" disabled={isBusy} onClick={() => setSeen(table)} sx={{ minHeight: 48 }}>
            {translate('tables.settle', { amount: moneyText(bill.owed) })}
          </Button>
        )}
        {mayFree && (
          <Button fullWidth variant="outlined" disabled={isBusy} onClick={() => void work.free(table)}>
            {translate('tables.free')}
          </Button>
        )}
      </Stack>
      {seen?.session.bill && (
        <SettleDialog
          name={table.name}
          bill={seen.session.bill}
          changed={bill?.owed !== seen.session.bill.owed}
          busy={isBusy}
          onConfirm={(way) => work.settle(seen, way)}
          onClose={() => setSeen(undefined)}
        />
      )}
    </>
  )
}

function BillSums({ bill }: { bill: Bill }) {
  const translate = useTranslate()
  const sums = (['total', 'paid', 'deposit', 'pending', 'owed'] as const).filter(
    (part) => bill[part] > 0 || part === 'total' || part === 'owed',
  )
  return (
    <TableSection title={translate('tables.bill.title')}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.5, m: 0 }}>
        {sums.map((part) => (
          <Box key={part} sx={{ display: 'contents', ...(part === 'owed' && { fontWeight: 800 }) }}>
            <dt>{translate(`tables.bill.${part}`)}</dt>
            <Box component="dd" data-sum={part} sx={{ m: 0, textAlign: 'right' }}>
              {moneyText(bill[part])}
            </Box>
          </Box>
        ))}
      </Box>
    </TableSection>
  )
}

interface SettleProps {
  name: string
  bill: Bill
  /** The bill is another one by now. */
  changed: boolean
  busy: boolean
  onConfirm(way: CounterWay | undefined): Promise<boolean>
  onClose(): void
}

function SettleDialog({ name, bill: { owed, pending }, changed, busy, onConfirm, onClose }: SettleProps) {
  const translate = useTranslate()
  const [way, setWay] = useState<CounterWay>()
  const amount = moneyText(owed)
  return (
    <ConfirmDialog
      title={translate('tables.settleTitle', { amount, name })}
      action={translate('orders.steps.takePayment', { amount })}
      disabled={busy || changed || (owed > 0 && !way)}
      onConfirm={() => onConfirm(way)}
      onClose={onClose}
    >
      {owed > 0 && <CounterWayField value={way} onChange={setWay} />}
      <Typography>{translate('tables.settleText')}</Typography>
      {pending > 0 && (
        <Typography sx={{ mt: 1, fontWeight: 600 }}>
          {translate('tables.settlePending', { amount: moneyText(pending) })}
        </Typography>
      )}
      {changed && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('tables.billChanged')}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
