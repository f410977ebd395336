import { CircularProgress, TextField } from '@mui/material'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Title, useEvent, useLocation, useNavigate, useSidebarState, useTranslate } from 'react-admin'
import { orderContract, type StaffOrder } from '../../contract/orders/order'
import { useStaffParts } from '../api/staffParts'
import { Announcement } from '../live/Announcement'
import { Lanes } from './Lanes'
import { LiveFrame } from '../live/LiveFrame'
import { OrderDrawer } from './OrderDrawer'
import { OrderSearch } from './OrderSearch'
import { PrintQueue } from './printing/PrintedOrder'
import { usePrintJobs } from './printing/printJobs'
import { PrintSettings } from './printing/PrintSettings'
import { useArrivals } from '../live/SoundSwitch'
import { StoreSelect } from '../store/StoreSelect'
import { useLive } from '../live/useLive'
import { useNow } from '../live/useNow'
import { useOrderWork } from './useOrderWork'
import { useStoreChoice } from '../store/useStoreChoice'

const PAUSE_MS = 300

/** A typed text once typing has paused. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

/** Below this width the navigation shows its icons only, so that all lanes have room. */
const WIDE = 1200

/** The orders in progress, by the second: what is new chimes. */
export function BoardPage() {
  const translate = useTranslate()
  const choice = useStoreChoice()
  useRoomForLanes()
  return (
    <>
      <Title title={translate('screens.orders')} />
      {choice.storeId === undefined ? (
        <CircularProgress aria-label={translate('ra.page.loading')} />
      ) : (
        <Board key={choice.storeId} storeId={choice.storeId} stores={<StoreSelect {...choice} />} />
      )}
    </>
  )
}

function useRoomForLanes() {
  const [, setOpen] = useSidebarState()
  const close = useEvent(() => setOpen(false))
  // Once: staff may open it again.
  useEffect(() => {
    if (innerWidth < WIDE) close()
  }, [close])
}

/** The order that is shown beside the board, which the address names. */
function useOpenOrder() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const id = new URLSearchParams(search).get('order') ?? undefined
  const open = (next?: string) =>
    navigate(next ? `/orders?order=${encodeURIComponent(next)}` : '/orders', { replace: true })
  return [id, open] as const
}

const isNew = ({ lane }: StaffOrder) => lane === 'new'

function Board({ storeId, stores }: { storeId: string; stores: ReactNode }) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim())
  const [openId, setOpenId] = useOpenOrder()
  const board = useLive(storeId, ['board', storeId], () => client.call(orderContract.board, storeId ? { storeId } : {}))
  const work = useOrderWork()
  const now = useNow(board.data?.clockOffset)
  const orders = board.data?.orders
  const printer = usePrintJobs(orders)
  useArrivals(useMemo(() => orders?.filter(isNew).map(({ id }) => id), [orders]))
  const card = { now, work, onOpen: setOpenId }

  return (
    <LiveFrame
      live={board}
      bar={
        <>
          <TextField
            type="search"
            label={translate('orders.search')}
            placeholder={translate('orders.searchHint')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' }, maxWidth: { sm: 420 }, my: 0 }}
          />
          {stores}
          <PrintSettings storeId={storeId} orders={orders ?? []} />
        </>
      }
    >
      <Announcement text={work.announcement} />
      {keyword ? (
        <OrderSearch keyword={keyword} storeId={storeId} {...card} />
      ) : (
        orders && <Lanes orders={orders} {...card} />
      )}
      <OrderDrawer id={openId} work={work} onPrint={printer.print} onClose={() => setOpenId()} />
      <PrintQueue printer={printer} />
    </LiveFrame>
  )
}
