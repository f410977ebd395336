import { Alert, Box, Button, Chip, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import type { CounterWay } from '../../contract/orders/counterWay'
import type { MemberBill, ScannedMember } from '../../contract/till/memberTill'
import { CounterWayField } from '../orders/payment/CounterWayField'
import { BillSum } from './BillSum'
import { chargeMember } from './confirming'
import { TillCard } from './TillCard'
import type { TillState } from './useTill'

interface MemberChargeProps {
  till: TillState
  member: ScannedMember
  bill: MemberBill | undefined
}

/** Who has shown the code and what the member has; with a bill, what the balance pays of it. */
export function MemberCharge({ till, member, bill }: MemberChargeProps) {
  const translate = useTranslate()
  const { nickname, levelName, balance, points, coupons } = member
  return (
    <TillCard title={nickname || translate('till.member')} till={till}>
      {levelName && <Chip label={levelName} sx={{ mb: 1 }} />}
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
        {balance !== null && <Fact name="balance" value={moneyText(balance)} />}
        <Fact name="points" value={String(points)} />
        <Fact name="coupons" value={String(coupons)} />
      </Box>
      <BillNote balance={balance} bill={bill} />
      {bill && bill.fromBalance > 0 && <ChargeForm till={till} member={member} bill={bill} />}
    </TillCard>
  )
}

/** Why the balance pays nothing yet. */
function BillNote({ balance, bill }: { balance: number | null; bill: MemberBill | undefined }) {
  const translate = useTranslate()
  if (balance === null) return <Typography sx={{ mt: 1 }}>{translate('till.noBalance')}</Typography>
  if (!bill) return <Typography sx={{ mt: 1 }}>{translate('till.enterBill')}</Typography>
  if (bill.fromBalance > 0) return null
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {translate('till.paysNothing')}
    </Alert>
  )
}

function Fact({ name, value }: { name: 'balance' | 'points' | 'coupons'; value: string }) {
  const translate = useTranslate()
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {translate(`till.held.${name}`)}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 700 }}>
        {value}
      </Box>
    </div>
  )
}

function ChargeForm({ till, member, bill }: MemberChargeProps & { bill: MemberBill }) {
  const translate = useTranslate()
  const [payCode, setPayCode] = useState('')
  const [way, setWay] = useState<CounterWay>()
  const { amount, fromBalance, left } = bill
  const isReady = (!member.payCode || payCode.length === DIGITS) && (left === 0 || way !== undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await till.confirm((to) => chargeMember(to, { member, bill, payCode, way }))
    setPayCode('')
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <BillSum amount={amount} off={fromBalance} by="fromBalance" left={left} />
      {left > 0 && <CounterWayField value={way} onChange={setWay} />}
      {member.payCode && (
        <TextField
          required
          type="password"
          label={translate('till.payCode')}
          value={payCode}
          onChange={({ target }) => setPayCode(target.value.replace(/\D/g, ''))}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: DIGITS } }}
        />
      )}
      {till.refusal && <Alert severity="error">{translate(`till.refused.${till.refusal}`)}</Alert>}
      <Button
        fullWidth
        type="submit"
        variant="contained"
        disabled={till.busy || !isReady}
        sx={{ minHeight: 52, mt: 1 }}
      >
        {translate('till.charge', { amount: moneyText(fromBalance) })}
      </Button>
    </form>
  )
}

const DIGITS = 6
