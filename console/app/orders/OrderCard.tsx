import { Box, Button, ButtonBase, Card } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { CounterWay } from '../../contract/orders/counterWay'
import type { StaffOrder } from '../../contract/orders/order'
import { isPlainStep } from './orderSteps'
import { OrderLines, Remark } from './OrderLines'
import { TakePayment } from './payment/TakePayment'
import { type OrderWork, shortName } from './useOrderWork'
import { WaitingText } from './WaitingText'

interface OrderCardProps {
  order: StaffOrder
  now: number
  work: OrderWork
  onOpen(id: string): void
}

/** An order on the board: its number, how long it waits, its dishes, and the next step. */
export function OrderCard({ order, now, work, onOpen }: OrderCardProps) {
  const translate = useTranslate()
  const number = shortName(order)
  return (
    <Card component="article" aria-label={number} data-order={order.id} sx={{ p: 1.25, mb: 1, overflow: 'visible' }}>
      <ButtonBase
        onClick={() => onOpen(order.id)}
        aria-haspopup="dialog"
        sx={{
          width: '100%',
          minHeight: 44,
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 1,
          textAlign: 'left',
          fontFamily: 'inherit',
        }}
      >
        <Box
          component="span"
          sx={{
            ...{ fontSize: order.pickupNo ? '1.75rem' : '0.875rem', fontWeight: 800 },
            ...{ lineHeight: 1.15, overflowWrap: 'anywhere' },
          }}
        >
          {number}
        </Box>
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary', textAlign: 'right' }}>
          {placeOf(order, translate)}
        </Box>
      </ButtonBase>
      {order.lane !== 'done' && <WaitingText order={order} now={now} />}
      <OrderLines lines={order.lines} />
      <Remark text={order.remark} />
      <MoneyNote order={order} />
      <NextStep order={order} work={work} onOpen={onOpen} />
    </Card>
  )
}

type Translate = ReturnType<typeof useTranslate>

/** The table of an order, else how it is handed over. */
export const placeOf = ({ table, diningType }: Pick<StaffOrder, 'table' | 'diningType'>, translate: Translate) =>
  table ? translate('orders.table', { name: table }) : translate(`orders.dining.${diningType}`)

/** What staff must know about the money: what is fine needs no words. */
function MoneyNote({ order: { paid, onBill, refundRequest } }: { order: StaffOrder }) {
  const translate = useTranslate()
  return (
    <>
      {!paid && !onBill && <Box sx={{ color: 'warning.main', fontWeight: 600 }}>{translate('orders.unpaid')}</Box>}
      {refundRequest && <Box sx={{ color: 'error.main', fontWeight: 600 }}>{translate('orders.refundAsked')}</Box>}
    </>
  )
}

type NextStepProps = Pick<OrderCardProps, 'order' | 'work' | 'onOpen'>

/** The main step, over the whole width. One that needs something typed is in the details. */
function NextStep({ order, work, onOpen }: NextStepProps) {
  const translate = useTranslate()
  const [step] = order.steps
  const look = { mt: 1, minHeight: 48, px: 1 }
  const busy = work.isBusy(order.id)
  if (!step) return null
  if (step === 'takePayment') {
    const take = (way: CounterWay) => void work.act(order, { kind: step, way })
    return <TakePayment amount={order.payAmount} busy={busy} onTake={take} sx={look} />
  }
  return (
    <Button
      fullWidth
      variant="contained"
      disabled={busy}
      onClick={() => (isPlainStep(step) ? void work.act(order, { kind: step }) : onOpen(order.id))}
      sx={look}
    >
      {translate(`orders.steps.${step}`)}
    </Button>
  )
}
