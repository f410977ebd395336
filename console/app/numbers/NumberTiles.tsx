import { Box, Card, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { countText, moneyText } from '../../../src/domain/money/money'
import type { SpanNumbers } from '../../contract/numbers/numbers'

/** Of what there is none. */
const NONE = '–'

interface Tile {
  name: 'sales' | 'net' | 'orders' | 'average' | 'refunds' | 'cancelled' | 'wait' | 'rating'
  value: string
  hint: string
}

/** The sums of a span. */
function useTiles({ sales, money, orders, average, placed }: SpanNumbers): Tile[] {
  const translate = useTranslate()
  const hint = (name: string, values: Record<string, string> = {}) => translate(`numbers.hints.${name}`, values)
  const { count, cancelled, cancelledShare, unpaid, waitMinutes, ratings, rating } = placed
  const share = ((cancelledShare ?? 0) / 100).toFixed(1)
  const owed = money.owed > 0 ? [hint('owed', { amount: moneyText(money.owedAmount) })] : []
  return [
    { name: 'sales', value: moneyText(sales.amount), hint: hint('sales') },
    { name: 'net', value: moneyText(money.net), hint: hint('net') },
    { name: 'orders', value: countText(orders.count), hint: hint('placed', { count: countText(count) }) },
    { name: 'average', value: average === null ? NONE : moneyText(average), hint: hint('average') },
    {
      name: 'refunds',
      value: moneyText(money.refundedAmount),
      hint: [hint('refunds', { count: countText(money.refunded) }), ...owed].join(' · '),
    },
    {
      name: 'cancelled',
      value: countText(cancelled),
      hint: hint('cancelled', { share, unpaid: countText(unpaid) }),
    },
    {
      name: 'wait',
      value: waitMinutes === null ? NONE : translate('numbers.minutes', { count: String(waitMinutes) }),
      hint: hint('wait'),
    },
    {
      name: 'rating',
      value: rating === null ? NONE : `★ ${rating.toFixed(1)}`,
      hint: hint('rating', { count: countText(ratings) }),
    },
  ]
}

/** The sums of a span as tiles. */
export function NumberTiles({ numbers }: { numbers: SpanNumbers }) {
  const translate = useTranslate()
  const tiles = useTiles(numbers)
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 1.5, m: 0, mb: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
    >
      {tiles.map(({ name, value, hint }) => (
        <Card key={name} data-tile={name} sx={{ p: 2, minWidth: 0 }}>
          <Typography component="dt" sx={{ color: 'text.secondary', fontWeight: 600 }}>
            {translate(`numbers.tiles.${name}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Box sx={{ fontSize: { xs: '1.25rem', sm: '1.5rem' }, fontWeight: 800 }}>{value}</Box>
            <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{hint}</Typography>
          </Box>
        </Card>
      ))}
    </Box>
  )
}
