import { useQuery } from '@tanstack/react-query'
import { Box, Button, CircularProgress, Drawer, IconButton, Stack, Typography } from '@mui/material'
import Close from '@mui/icons-material/Close'
import Print from '@mui/icons-material/Print'
import { useTranslate } from 'react-admin'
import { orderContract } from '../../contract/order'
import { useStaffParts } from '../api/staffParts'
import { LoadFailure } from '../list/LoadFailure'
import { OrderActions } from './OrderActions'
import { placeOf } from './OrderCard'
import { OrderFacts } from './OrderFacts'
import { OrderLines } from './OrderLines'
import { PRINTED_KINDS, type PrintJob } from './printJobs'
import { ORDERS_KEY } from './useLive'
import { type OrderWork, shortName } from './useOrderWork'

interface DrawerProps {
  /** The order; none while it is closed. */
  id: string | undefined
  work: OrderWork
  onPrint(job: PrintJob): void
  onClose(): void
}

/** One order with all that staff may do, beside the board. */
export function OrderDrawer({ id, onClose, ...rest }: DrawerProps) {
  return (
    <Drawer
      anchor="right"
      open={id !== undefined}
      onClose={onClose}
      // While it slides in, it would make the page of a phone or tablet wider.
      sx={{ overflow: 'hidden' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'order-title', sx: { width: 'min(480px, 100%)' } } }}
    >
      {id !== undefined && <OrderDetails key={id} id={id} onClose={onClose} {...rest} />}
    </Drawer>
  )
}

function OrderDetails({ id, work, onPrint, onClose }: DrawerProps & { id: string }) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { data: order, isError } = useQuery({
    queryKey: [ORDERS_KEY, 'one', id],
    queryFn: () => client.call(orderContract.read, { id }),
    networkMode: 'always',
    retry: false,
  })
  return (
    <Box sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: 1 }}>
          <Typography id="order-title" variant="h2" sx={{ fontSize: '2rem', fontWeight: 800, lineHeight: 1.2 }}>
            {order ? shortName(order) : '…'}
          </Typography>
          {order && <Typography>{`${placeOf(order, translate)} · ${order.stateText}`}</Typography>}
        </Box>
        <IconButton onClick={onClose} aria-label={translate('orders.close')} sx={{ width: 44, height: 44 }}>
          <Close />
        </IconButton>
      </Box>
      {!order && !isError && <CircularProgress aria-label={translate('ra.page.loading')} />}
      {!order && isError && <LoadFailure />}
      {order && (
        <>
          <OrderLines lines={order.lines} />
          <OrderFacts order={order} />
          <OrderActions order={order} work={work} />
          <Stack spacing={1} sx={{ mt: 3 }}>
            {PRINTED_KINDS.map((kind) => (
              <Button key={kind} startIcon={<Print />} onClick={() => onPrint({ kind, id })}>
                {translate(`orders.print.${kind}`)}
              </Button>
            ))}
          </Stack>
        </>
      )}
    </Box>
  )
}
