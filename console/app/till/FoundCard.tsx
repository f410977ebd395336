import { Alert, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import { TakeOutForm } from '../drinks/TakeOutForm'
import { BillSum } from './BillSum'
import { redeemOffer } from './confirming'
import type { TillFinding } from './finding'
import { MemberCharge } from './MemberCharge'
import { PickupOrder } from './PickupOrder'
import { TillCard } from './TillCard'
import type { TillState } from './useTill'

/** What the guest has shown, and the one button that uses it. */
export function FoundCard({ till, found }: { till: TillState; found: TillFinding }) {
  switch (found.kind) {
    case 'offer':
      return <OfferCard till={till} found={found} />
    case 'member':
      return <MemberCharge key={found.member.scanId} till={till} member={found.member} bill={found.bill} />
    case 'pickup':
      return <PickupOrder till={till} code={found.code} order={found.order} />
    case 'drink':
      return (
        <TillCard title={found.drink.memberName} till={till}>
          <TakeOutForm
            key={found.drink.id}
            drink={found.drink}
            code={found.code}
            onDone={(drink) => void till.confirm(() => Promise.resolve({ kind: 'takenOut', drink }))}
          />
        </TillCard>
      )
  }
}

function OfferCard({ till, found }: { till: TillState; found: Extract<TillFinding, { kind: 'offer' }> }) {
  const translate = useTranslate()
  const { name, holder, preview } = found
  return (
    <TillCard title={name} till={till} note={holder}>
      {!preview && <Typography>{translate('till.enterBill')}</Typography>}
      {preview?.reason && <Alert severity="warning">{preview.reason}</Alert>}
      {preview && !preview.reason && (
        <>
          <BillSum {...preview} off={preview.discount} by={preview.kind === 'giftCard' ? 'fromCard' : 'discount'} />
          {preview.balance !== null && (
            <Typography color="text.secondary">
              {translate('till.staysOnCard', { amount: moneyText(preview.balance) })}
            </Typography>
          )}
          <Button
            fullWidth
            variant="contained"
            disabled={till.busy}
            onClick={() => void till.confirm((to) => redeemOffer(to, found, preview))}
            sx={{ minHeight: 52, mt: 1 }}
          >
            {translate('till.use', { amount: moneyText(preview.discount) })}
          </Button>
        </>
      )}
    </TillCard>
  )
}
