import { Box, Tab, Tabs, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ORDER_LANES, type StaffOrder } from '../../contract/orders/order'
import { OrderCard } from './OrderCard'
import type { OrderWork } from './useOrderWork'

type Lane = (typeof ORDER_LANES)[number]

interface LanesProps {
  orders: readonly StaffOrder[]
  now: number
  work: OrderWork
  onOpen(id: string): void
}

/** The five lanes of the board side by side; on a phone one at a time, under tabs with their counts. */
export function Lanes(props: LanesProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return isNarrow ? <LaneTabs {...props} /> : <LaneColumns {...props} />
}

const ofLane = (orders: readonly StaffOrder[], lane: Lane) => orders.filter((order) => order.lane === lane)

function LaneColumns(props: LanesProps) {
  const translate = useTranslate()
  return (
    <Box
      component="section"
      aria-label={translate('orders.board')}
      tabIndex={0}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(5, minmax(172px, 1fr))',
        gap: 1,
        alignItems: 'start',
        overflowX: 'auto',
        pb: 2,
      }}
    >
      {ORDER_LANES.map((lane) => {
        const orders = ofLane(props.orders, lane)
        return (
          <Box
            key={lane}
            component="section"
            aria-labelledby={`lane-${lane}`}
            data-lane={lane}
            sx={{ ...COLUMN, borderTopColor: TONES[lane] }}
          >
            <Typography
              id={`lane-${lane}`}
              variant="h2"
              sx={{ mb: 1, px: 0.5, display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
            >
              <span>{translate(`orders.lanes.${lane}`)}</span> <Count of={orders.length} tone={TONES[lane]} />
            </Typography>
            <LaneOrders {...props} orders={orders} />
          </Box>
        )
      })}
    </Box>
  )
}

/** The colour of each lane, as that of its state elsewhere. */
const TONES: Record<Lane, string> = {
  new: 'warning.main',
  cooking: 'info.main',
  ready: 'success.main',
  onTheWay: 'info.main',
  done: 'text.disabled',
}

const COLUMN = { bgcolor: 'divider', borderRadius: 2, borderTop: 4, p: 1, minHeight: '60vh' }

/** How many orders a lane has: filled while there are some. */
function Count({ of, tone }: { of: number; tone: string }) {
  const filled = { bgcolor: tone, color: 'background.paper' }
  return (
    <Box
      component="span"
      sx={{ minWidth: 28, px: 1, borderRadius: 4, textAlign: 'center', fontSize: '0.9375rem', ...(of > 0 && filled) }}
    >
      {of}
    </Box>
  )
}

function LaneTabs(props: LanesProps) {
  const translate = useTranslate()
  const [shown, setShown] = useState<Lane>('new')
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_event, lane: Lane) => setShown(lane)}
        variant="scrollable"
        aria-label={translate('orders.board')}
        sx={{ mb: 1 }}
      >
        {ORDER_LANES.map((lane) => (
          <Tab
            key={lane}
            value={lane}
            id={`tab-${lane}`}
            aria-controls={`lane-${lane}`}
            label={`${translate(`orders.lanes.${lane}`)} ${ofLane(props.orders, lane).length}`}
            sx={{ minWidth: 0, px: 1.5, fontSize: '0.9375rem' }}
          />
        ))}
      </Tabs>
      {ORDER_LANES.map((lane) => (
        <Box
          key={lane}
          role="tabpanel"
          id={`lane-${lane}`}
          aria-labelledby={`tab-${lane}`}
          data-lane={lane}
          hidden={lane !== shown}
        >
          {lane === shown && <LaneOrders {...props} orders={ofLane(props.orders, lane)} />}
        </Box>
      ))}
    </>
  )
}

function LaneOrders({ orders, ...rest }: LanesProps) {
  const translate = useTranslate()
  if (orders.length === 0) return <Typography color="text.secondary">{translate('orders.laneEmpty')}</Typography>
  return orders.map((order) => <OrderCard key={order.id} order={order} {...rest} />)
}
