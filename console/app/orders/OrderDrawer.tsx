import { useQuery } from '@tanstack/react-query'
import { Button, CircularProgress, Stack, Typography } from '@mui/material'
import Print from '@mui/icons-material/Print'
import { useTranslate } from 'react-admin'
import { orderContract, type StaffOrder } from '../../contract/orders/order'
import { useStaffParts } from '../api/staffParts'
import { LoadFailure } from '../list/LoadFailure'
import { OrderActions } from './OrderActions'
import { placeOf } from './OrderCard'
import { OrderFacts } from './OrderFacts'
import { OrderFeedback } from './feedback/OrderFeedback'
import { OrderLines } from './OrderLines'
import { PRINTED_KINDS, type PrintJob } from './printing/printJobs'
import { SandboxPayments } from './payment/SandboxPayments'
import { DrawerHead, SideDrawer } from '../parts/SideDrawer'
import { ORDERS_KEY } from '../live/useLive'
import { type OrderWork, shortName } from './useOrderWork'

interface DrawerProps {
  /** The order; none while it is closed. */
  id: string | undefined
  work: OrderWork
  onPrint(kind: PrintJob['kind'], order: StaffOrder): void
  onClose(): void
}

/** One order with all that staff may do, beside the board. */
export function OrderDrawer({ id, onClose, ...rest }: DrawerProps) {
  return (
    <SideDrawer open={id !== undefined} onClose={onClose}>
      {id !== undefined && <OrderDetails key={id} id={id} onClose={onClose} {...rest} />}
    </SideDrawer>
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
    <>
      <DrawerHead title={order ? shortName(order) : '…'} onClose={onClose}>
        {order && <Typography color="text.secondary">{`${placeOf(order, translate)} · ${order.stateText}`}</Typography>}
      </DrawerHead>
      {!order && !isError && <CircularProgress aria-label={translate('ra.page.loading')} />}
      {!order && isError && <LoadFailure />}
      {order && (
        <>
          <OrderLines lines={order.lines} />
          <OrderFacts order={order} />
          {!order.paid && <SandboxPayments orderId={id} />}
          <OrderFeedback id={id} />
          <OrderActions order={order} work={work} />
          <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 3, flexWrap: 'wrap', justifyContent: 'center' }}>
            {PRINTED_KINDS.map((kind) => (
              <Button key={kind} color="inherit" startIcon={<Print />} onClick={() => onPrint(kind, order)}>
                {translate(`orders.print.${kind}`)}
              </Button>
            ))}
          </Stack>
        </>
      )}
    </>
  )
}
