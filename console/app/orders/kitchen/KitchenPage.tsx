import { Box, Button, Card, Typography } from '@mui/material'
import Print from '@mui/icons-material/Print'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { type KitchenTicket, orderContract } from '../../../contract/orders/order'
import { useStaffParts } from '../../api/staffParts'
import { EmptyNote } from '../../parts/EmptyNote'
import { LiveFrame } from '../../live/LiveFrame'
import { placeOf } from '../OrderCard'
import { OrderLines, Remark } from '../OrderLines'
import { PrintQueue } from '../printing/PrintedOrder'
import { KITCHEN_KINDS, usePrintJobs } from '../printing/printJobs'
import { PrintSettings } from '../printing/PrintSettings'
import { useArrivals } from '../../live/SoundSwitch'
import { type StoreContent, StorePage } from '../../store/StorePage'
import { useKitchenWork } from './useKitchenWork'
import { useLive } from '../../live/useLive'
import { useNow } from '../../live/useNow'
import { shortName } from '../useOrderWork'
import { WaitingText } from '../WaitingText'

/** What a kitchen cooks, in large letters and without money. */
export function KitchenPage() {
  return <StorePage name="kitchen" Content={Kitchen} />
}

function Kitchen({ storeId, stores }: StoreContent) {
  const { client } = useStaffParts()
  const read = () => client.call(orderContract.kitchen, { storeId })
  const kitchen = useLive(storeId, ['kitchen', storeId], read)
  const now = useNow(kitchen.data?.clockOffset)
  const tickets = kitchen.data?.tickets
  const cooking = useMemo(() => tickets?.filter(({ lane }) => lane === 'cooking'), [tickets])
  useArrivals(useMemo(() => cooking?.map(({ id }) => id), [cooking]))
  const printer = usePrintJobs(cooking, KITCHEN_KINDS)
  const readTicket = async (id: string) => {
    const found = (await read()).tickets.find((ticket) => ticket.id === id)
    if (!found) throw new Error(`order ${id} is not in the kitchen`)
    return found
  }
  return (
    <LiveFrame
      live={kitchen}
      bar={
        <>
          {stores}
          <PrintSettings storeId={storeId} orders={cooking ?? []} ofKitchen />
        </>
      }
    >
      {cooking && <Tickets tickets={cooking} now={now} onPrint={(ticket) => printer.print('ticket', ticket)} />}
      <ReadyNumbers tickets={tickets?.filter(({ lane }) => lane === 'ready') ?? []} />
      <PrintQueue printer={printer} readTicket={readTicket} />
    </LiveFrame>
  )
}

interface CardProps {
  now: number
  onPrint(ticket: KitchenTicket): void
}

function Tickets({ tickets, ...rest }: CardProps & { tickets: readonly KitchenTicket[] }) {
  const translate = useTranslate()
  if (tickets.length === 0)
    return (
      <EmptyNote>
        <Typography variant="h1" component="p">
          {translate('orders.kitchenEmpty')}
        </Typography>
      </EmptyNote>
    )
  return (
    <Box sx={GRID}>
      {tickets.map((ticket) => (
        <TicketCard key={ticket.id} ticket={ticket} {...rest} />
      ))}
    </Box>
  )
}

function ReadyNumbers({ tickets }: { tickets: readonly KitchenTicket[] }) {
  const translate = useTranslate()
  if (tickets.length === 0) return null
  return (
    <Box component="section" aria-labelledby="ready" sx={{ mt: 3 }}>
      <Typography id="ready" variant="h2">
        {translate('orders.lanes.ready')}
      </Typography>
      <Typography sx={{ fontSize: '1.75rem', fontWeight: 800 }}>{tickets.map(shortName).join('  ·  ')}</Typography>
    </Box>
  )
}

const GRID = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))', gap: 1.5 }

function TicketCard({ ticket, now, onPrint }: CardProps & { ticket: KitchenTicket }) {
  const translate = useTranslate()
  const { busy, finish } = useKitchenWork(ticket)
  return (
    <Card component="article" aria-label={shortName(ticket)} data-order={ticket.id} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <Typography variant="h2" sx={{ fontSize: '2.25rem', fontWeight: 800 }}>
          {shortName(ticket)}
        </Typography>
        <Typography sx={{ fontSize: '1.125rem' }}>{placeOf(ticket, translate)}</Typography>
      </Box>
      <WaitingText order={ticket} now={now} />
      <OrderLines lines={ticket.lines} large />
      <Remark text={ticket.remark} large />
      <Button
        fullWidth
        variant="contained"
        disabled={busy}
        onClick={() => void finish()}
        sx={{ mt: 1.5, minHeight: 56, fontSize: '1.125rem' }}
      >
        {translate('orders.steps.ready')}
      </Button>
      <Button fullWidth color="inherit" startIcon={<Print />} onClick={() => onPrint(ticket)} sx={{ mt: 0.5 }}>
        {translate('orders.print.ticket')}
      </Button>
    </Card>
  )
}
