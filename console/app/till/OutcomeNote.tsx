import { Alert, AlertTitle, Button } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import { drinkAmount } from '../drinks/drinkAmount'
import { inLanguage } from '../schema/inLanguage'
import type { TillOutcome } from './confirming'

interface OutcomeNoteProps {
  outcome: TillOutcome
  onOpenOrder(id: string): void
}

/** What was done last, until the next code. */
export function OutcomeNote({ outcome, onOpenOrder }: OutcomeNoteProps) {
  const translate = useTranslate()
  const { title, text } = useOutcomeText(outcome)
  return (
    <Alert
      severity="success"
      sx={{ mt: 2, overflowWrap: 'anywhere' }}
      action={
        outcome.kind === 'paid' && (
          <Button onClick={() => onOpenOrder(outcome.order.orderId)}>{translate('till.openOrder')}</Button>
        )
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {text}
    </Alert>
  )
}

function useOutcomeText(outcome: TillOutcome): { title: string; text: string } {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const toPay = (left: number) => translate('till.done.left', { amount: moneyText(left) })
  switch (outcome.kind) {
    case 'used': {
      const { name, discount, left } = outcome.use
      return { title: translate('till.done.used', { name, amount: moneyText(discount) }), text: toPay(left) }
    }
    case 'paid': {
      const { orderNo, fromBalance, left } = outcome.order
      const title = translate('till.done.paid', { amount: moneyText(fromBalance) })
      return { title, text: [toPay(left), orderNo].join(' · ') }
    }
    case 'handedOut': {
      const { name, num, orderNo } = outcome.order
      return { title: translate('till.done.handedOut'), text: `${num} × ${inLanguage(name, locale)} · ${orderNo}` }
    }
    case 'takenOut': {
      const { drink } = outcome
      const left = translate('drinks.leftNow', { amount: drinkAmount(translate, drink, drink.left) })
      return { title: translate('till.done.handedOut'), text: `${inLanguage(drink.name, locale)} · ${left}` }
    }
  }
}
