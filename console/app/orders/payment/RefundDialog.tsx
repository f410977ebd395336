import { Alert, Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { moneyText } from '../../../../src/domain/money/money'
import type { StaffOrder } from '../../../contract/orders/order'
import type { PartRefund } from '../orderSteps'
import { FormDialog, ReasonField } from './ReasonDialog'

interface RefundDialogProps {
  order: StaffOrder
  busy: boolean
  onSubmit(part: PartRefund): Promise<void>
  onClose(): void
}

/** Chooses what of an order goes back: pieces of its dishes, and the fees. It stays open, with what was chosen, until that is done. */
export function RefundDialog({ order, busy, onSubmit, onClose }: RefundDialogProps) {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [fees, setFees] = useState(false)
  const [reason, setReason] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const submit = () => {
    const lines = Object.entries(chosen).flatMap(([lineId, num]) => (num > 0 ? [{ lineId, num }] : []))
    setEmpty(lines.length === 0 && !fees)
    if (lines.length > 0 || fees) void onSubmit({ lines, fees, reason: reason.trim() })
  }
  return (
    <FormDialog
      title={translate('orders.refundPart')}
      action="refundPart"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {isEmpty && <Alert severity="warning">{translate('orders.chooseWhat')}</Alert>}
      {order.lines.map((line) => (
        <LinePieces
          key={line.id}
          line={line}
          num={chosen[line.id] ?? 0}
          onChange={(num) => setChosen({ ...chosen, [line.id]: num })}
        />
      ))}
      {order.fees > 0 && !order.feesRefunded && (
        <FormControlLabel
          control={<Checkbox checked={fees} onChange={(_event, checked) => setFees(checked)} />}
          label={translate('orders.fees', { amount: moneyText(order.fees) })}
        />
      )}
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}

interface LinePiecesProps {
  line: StaffOrder['lines'][number]
  num: number
  onChange(num: number): void
}

/** How many pieces of a dish go back: at most those that are not refunded. */
function LinePieces({ line, num, onChange }: LinePiecesProps) {
  const { name, num: all, refundedNum, paid } = line
  const left = all - refundedNum
  if (left <= 0) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <TextField
        select
        label={`${name} · ${moneyText(paid)}`}
        value={num}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {Array.from({ length: left + 1 }, (_each, count) => (
          <MenuItem key={count} value={count}>
            {`${count} / ${all}`}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
