import { Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { OrderStep, StaffOrder } from '../../contract/orders/order'
import { isPlainStep, type PartRefund } from './orderSteps'
import { type EndingKind, ReasonDialog } from './payment/ReasonDialog'
import { RefundDialog } from './payment/RefundDialog'
import { TakePayment } from './payment/TakePayment'
import type { OrderWork } from './useOrderWork'

interface ActionsProps {
  order: StaffOrder
  work: OrderWork
}

/** All steps of an order, and the ways to end it. */
export function OrderActions({ order, work }: ActionsProps) {
  const translate = useTranslate()
  const [isRefunding, setRefunding] = useState(false)
  const [ending, setEnding] = useState<EndingKind>()
  const busy = work.isBusy(order.id)
  const finish = async (reason: string) => {
    if (ending && (await work.act(order, ending === 'approve' ? { kind: ending } : { kind: ending, reason })))
      setEnding(undefined)
  }
  const refund = async (part: PartRefund) => {
    if (await work.act(order, { kind: 'refundPart', ...part })) setRefunding(false)
  }
  return (
    <Stack spacing={1}>
      <Steps order={order} work={work} />
      {order.steps.includes('handToRider') && <RiderForm order={order} work={work} />}
      {order.mayRefundLines && (
        <Button fullWidth variant="outlined" color="inherit" disabled={busy} onClick={() => setRefunding(true)}>
          {translate('orders.refundPart')}
        </Button>
      )}
      {isRefunding && <RefundDialog order={order} busy={busy} onSubmit={refund} onClose={() => setRefunding(false)} />}
      {endingsOf(order).map((kind) => (
        <Button key={kind} fullWidth variant="outlined" color="inherit" disabled={busy} onClick={() => setEnding(kind)}>
          {translate(`orders.${kind}`)}
        </Button>
      ))}
      {ending && (
        <ReasonDialog key={ending} kind={ending} busy={busy} onSubmit={finish} onClose={() => setEnding(undefined)} />
      )}
    </Stack>
  )
}

/** The steps that need nothing typed. */
function Steps({ order, work }: ActionsProps) {
  const translate = useTranslate()
  const busy = work.isBusy(order.id)
  const main = order.steps.find((step) => step !== 'handToRider')
  const variantOf = (step: OrderStep) => (step === main ? 'contained' : 'outlined')
  return (
    <>
      {order.steps.filter(isPlainStep).map((step) => (
        <Button
          key={step}
          fullWidth
          variant={variantOf(step)}
          disabled={busy}
          onClick={() => void work.act(order, { kind: step })}
        >
          {translate(`orders.steps.${step}`)}
        </Button>
      ))}
      {order.steps.includes('takePayment') && (
        <TakePayment
          amount={order.payAmount}
          busy={busy}
          variant={variantOf('takePayment')}
          onTake={(way) => void work.act(order, { kind: 'takePayment', way })}
        />
      )}
    </>
  )
}

/** How an order may be ended, or a request for that be answered. */
function endingsOf({ refundRequest, mayCancel, mayRefuse }: StaffOrder): EndingKind[] {
  if (refundRequest) return ['approve', 'decline']
  return [...(mayCancel ? (['cancel'] as const) : []), ...(mayRefuse ? (['refuse'] as const) : [])]
}

/** Hands the order to a rider, whose name the guest sees. */
function RiderForm({ order, work }: ActionsProps) {
  const translate = useTranslate()
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void work.act(order, { kind: 'handToRider', name: name.trim(), phone: phone.trim() })
  }
  return (
    <Stack component="form" onSubmit={submit}>
      <TextField
        required
        label={translate('orders.riderName')}
        value={name}
        slotProps={{ htmlInput: { maxLength: 40 } }}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        type="tel"
        label={translate('orders.phone')}
        value={phone}
        slotProps={{ htmlInput: { maxLength: 20 } }}
        onChange={({ target }) => setPhone(target.value)}
      />
      <Button type="submit" variant="contained" disabled={work.isBusy(order.id)} sx={{ mt: 1 }}>
        {translate('orders.steps.handToRider')}
      </Button>
    </Stack>
  )
}
