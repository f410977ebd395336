import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { waitingOf, type Waiting } from './waiting'

const TONES: Record<Waiting['lateness'], { color: string; bgcolor: string }> = {
  onTime: { color: 'success.main', bgcolor: 'background.paper' },
  soon: { color: 'warning.main', bgcolor: 'background.paper' },
  late: { color: 'background.paper', bgcolor: 'error.main' },
}

interface WaitingProps {
  order: { createdAt: string; promisedFrom: string | null; promisedTo: string | null }
  now: number
}

/** Waiting time of an order as text with a colour, and the promised time. */
export function WaitingText({ order, now }: WaitingProps) {
  const translate = useTranslate()
  const { lateness, ...counts } = waitingOf(order, now)
  const [from, to] = [order.promisedFrom, order.promisedTo].map((time) => time?.slice(11, 16))
  return (
    <Box sx={{ fontSize: '0.875rem' }}>
      <Box component="span" sx={{ ...TONES[lateness], fontWeight: 700, px: 0.75, mx: -0.75, borderRadius: 1 }}>
        {translate(`orders.waiting.${lateness}`, counts)}
      </Box>
      {from && to && <Box sx={{ color: 'text.secondary' }}>{translate('orders.waiting.promised', { from, to })}</Box>}
    </Box>
  )
}
