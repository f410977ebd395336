import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Box, Button, Stack, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { moneyText } from '../../../../src/domain/money/money'
import { orderContract } from '../../../contract/orders/order'
import { useStaffParts } from '../../api/staffParts'
import { ORDERS_KEY } from '../../live/useLive'
import { useOneAtATime } from '../../live/useOneAtATime'

const RESULTS = ['paid', 'failed'] as const

/** The payments of an order that wait at the sandbox's bank, to be settled in place of the guest; nothing where there is no sandbox. */
export function SandboxPayments({ orderId }: { orderId: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const { client } = useStaffParts()
  const { isBusy, run } = useOneAtATime()
  const { data } = useQuery({
    queryKey: [ORDERS_KEY, 'sandbox', orderId],
    queryFn: () => client.call(orderContract.sandboxPayments, { id: orderId }),
    networkMode: 'always',
    retry: false,
  })
  const settle = (ref: string, result: (typeof RESULTS)[number]) =>
    run(orderId, async () => {
      const isDone = await settleAtSandbox(ref, result)
      if (!isDone) notify('orders.noReply', { type: 'warning' })
      await queries.invalidateQueries({ queryKey: [ORDERS_KEY] })
      return isDone
    })
  return data?.list.map(({ ref, payType, amount }) => (
    <Box key={ref} component="section" sx={{ my: 2 }}>
      <Typography variant="h2" component="h3">
        {translate('orders.sandbox.title')}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {[moneyText(amount), translate(`orders.payTypes.${payType}`), ref].join(' · ')}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        {RESULTS.map((result) => (
          <Button
            key={result}
            variant="outlined"
            disabled={isBusy(orderId)}
            onClick={() => void settle(ref, result)}
            sx={{ flex: 1 }}
          >
            {translate(`orders.sandbox.${result}`)}
          </Button>
        ))}
      </Stack>
    </Box>
  ))
}

/** The sandbox's bank takes answers from everyone: that is no call of staff. Resolves to whether it did. */
async function settleAtSandbox(ref: string, result: string): Promise<boolean> {
  try {
    const body = new URLSearchParams({ result })
    return (await fetch(`/sandbox/pay/${encodeURIComponent(ref)}`, { method: 'POST', body })).ok
  } catch {
    return false
  }
}
