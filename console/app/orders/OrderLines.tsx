import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { KitchenTicket } from '../../contract/orders/order'

/** What is left of a line to cook and hand out; one that is refunded is struck through. */
export function pieces({
  num,
  refundedNum,
  name,
}: Pick<KitchenTicket['lines'][number], 'num' | 'refundedNum' | 'name'>) {
  return num > refundedNum ? `${num - refundedNum}× ${name}` : <s>{`${num}× ${name}`}</s>
}

/** The dishes of an order with what was chosen for each. */
export function OrderLines({ lines, large = false }: { lines: KitchenTicket['lines']; large?: boolean }) {
  const translate = useTranslate()
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', p: 0, my: 0.75, fontSize: large ? '1.25rem' : '0.9375rem', lineHeight: 1.45 }}
    >
      {lines.map(({ id, num, refundedNum, name, choice, packed }) => {
        const more = [choice, packed && translate('orders.packed')].filter(Boolean).join(' · ')
        return (
          <li key={id}>
            <strong>{pieces({ num, refundedNum, name })}</strong>
            {more && <Box sx={{ color: 'text.secondary', fontSize: large ? '1.0625rem' : '0.875rem' }}>{more}</Box>}
          </li>
        )
      })}
    </Box>
  )
}

/** What the guest asked for in words. */
export function Remark({ text, large = false }: { text: string; large?: boolean }) {
  if (!text) return null
  return (
    <Box sx={{ my: 0.75, fontStyle: 'italic', overflowWrap: 'anywhere', fontSize: large ? '1.125rem' : '0.9375rem' }}>
      {`“${text}”`}
    </Box>
  )
}
