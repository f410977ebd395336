import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import type { TableRound } from '../../contract/tables/table'
import { OrderLines } from '../orders/OrderLines'
import { TakePayment } from '../orders/payment/TakePayment'
import { TableSection } from './TableSection'
import type { SeatedTable, TableWork } from './useTableWork'

/** What the guests of a table have ordered, round by round. */
export function TableRounds({ table, work }: { table: SeatedTable; work: TableWork }) {
  const translate = useTranslate()
  const { rounds } = table.session
  return (
    <TableSection title={translate('tables.rounds')}>
      {rounds.length === 0 && <Typography color="text.secondary">{translate('tables.noRounds')}</Typography>}
      {rounds.map((round) => (
        <Round key={round.orderId} round={round}>
          {round.dueAtCounter && (
            <TakePayment
              amount={round.payAmount}
              busy={work.isBusy(table.id)}
              onTake={(way) => void work.takePayment(table, round, way)}
            />
          )}
        </Round>
      ))}
    </TableSection>
  )
}

function Round({ round, children }: { round: TableRound; children: ReactNode }) {
  const translate = useTranslate()
  const { no, number, by, at, stateText, lines, payAmount, paid } = round
  return (
    <Box
      component="article"
      aria-label={translate('tables.round', { no })}
      sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <strong>{`${translate('tables.round', { no })} · ${number}`}</strong>
        <span>{stateText}</span>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[by, at.slice(11, 16)].join(' · ')}
      </Typography>
      <OrderLines lines={lines} />
      <Box sx={{ textAlign: 'right' }}>
        {paid && `${translate('orders.paid')} · `}
        <strong>{moneyText(payAmount)}</strong>
      </Box>
      {children}
    </Box>
  )
}
