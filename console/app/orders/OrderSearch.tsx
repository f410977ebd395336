import { useQuery } from '@tanstack/react-query'
import { Box, CircularProgress, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { orderContract } from '../../contract/orders/order'
import { useStaffParts } from '../api/staffParts'
import { LoadFailure } from '../list/LoadFailure'
import { OrderCard } from './OrderCard'
import type { OrderWork } from './useOrderWork'
import { ORDERS_KEY } from '../live/useLive'

const MOST = 30

interface SearchProps {
  keyword: string
  storeId: string
  now: number
  work: OrderWork
  onOpen(id: string): void
}

/** Orders of all days by number, phone or dish. */
export function OrderSearch({ keyword, storeId, ...card }: SearchProps) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { data, isError } = useQuery({
    queryKey: [ORDERS_KEY, 'search', storeId, keyword],
    queryFn: () => client.call(orderContract.list, { keyword, ...(storeId && { storeId }), page: 1, pageSize: MOST }),
    networkMode: 'always',
    retry: false,
  })
  if (isError) return <LoadFailure />
  if (!data) return <CircularProgress aria-label={translate('ra.page.loading')} />
  return (
    <Box component="section" aria-labelledby="found">
      <Typography id="found" variant="h2" sx={{ mb: 1 }}>
        {translate('orders.found')} · {data.total}
      </Typography>
      {data.total === 0 && <Typography color="text.secondary">{translate('orders.noneFound')}</Typography>}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 1 }}>
        {data.list.map((order) => (
          <OrderCard key={order.id} order={order} {...card} />
        ))}
      </Box>
    </Box>
  )
}
