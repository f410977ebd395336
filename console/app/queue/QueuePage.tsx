import AddIcon from '@mui/icons-material/Add'
import { Alert, Button, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { StaffEventName } from '../../contract/events'
import { queueContract as calls, type StaffQueue } from '../../contract/tables/queue'
import { useStaffParts } from '../api/staffParts'
import { PartTabs } from '../form/PartTabs'
import { useMayCall } from '../form/calls/useMayCall'
import { Announcement } from '../live/Announcement'
import { LiveFrame } from '../live/LiveFrame'
import { useArrivals } from '../live/SoundSwitch'
import { type StoreContent, StorePage } from '../store/StorePage'
import { useLive } from '../live/useLive'
import { useNow } from '../live/useNow'
import { DoorButtons } from './DoorButtons'
import { QueueTypes } from './QueueTypes'
import { QueueLines } from './QueueLines'
import { TakeDialog } from './TakeDialog'
import { QUEUE, type QueueWork, useQueueWork } from './useQueueWork'

const EVENTS: readonly StaffEventName[] = ['queue', 'table']

/** The queue of a restaurant by table size. A new number plays a sound. */
export function QueuePage() {
  return <StorePage name="queue" Content={Parts} />
}

/** The lines, and for managers the kinds of tables. */
function Parts(content: StoreContent) {
  const translate = useTranslate()
  const types = { name: 'types', label: translate('queue.parts.types'), content: <QueueTypes {...content} /> }
  return (
    <PartTabs
      label={translate('screens.queue')}
      first={{ name: 'line', label: translate('queue.parts.line'), content: <QueueBoard {...content} /> }}
      forms={useMayCall(calls.updateType) ? types : undefined}
    />
  )
}

function QueueBoard({ storeId, stores }: StoreContent) {
  const work = useQueueWork(storeId)
  const board = useQueueBoard(storeId)
  const now = useNow(board.data?.clockOffset)
  useArrivals(useMemo(() => board.data?.live.map(({ id }) => id), [board.data]))
  return (
    <LiveFrame
      live={board}
      bar={
        <>
          {stores}
          {board.data && <QueueBar queue={board.data.queue} work={work} />}
        </>
      }
    >
      <Announcement text={work.announcement} />
      {board.data && <QueueNotes queue={board.data.queue} />}
      {board.data && <QueueLines {...board.data} now={now} work={work} />}
    </LiveFrame>
  )
}

function useQueueBoard(storeId: string) {
  const [locale] = useLocaleState()
  const { client } = useStaffParts()
  const read = async () => {
    const [queue, { list: live, serverTime }, { list: passed }] = await Promise.all([
      client.call(calls.read, { storeId }),
      client.call(calls.tickets, { storeId }),
      client.call(calls.tickets, { storeId, state: 'passed' }),
    ])
    return { queue, live, passed, serverTime }
  }
  // States are named in the language of staff.
  return useLive(storeId, [QUEUE, storeId, locale], read, EVENTS)
}

interface BarProps {
  queue: StaffQueue
  work: QueueWork
}

/** Numbers for guests at the door, whether numbers are given, and the screen at the door. */
function QueueBar({ queue, work }: BarProps) {
  const translate = useTranslate()
  const [isTaking, setTaking] = useState(false)
  const { storeId, open } = queue
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} disabled={!open} onClick={() => setTaking(true)}>
        {translate('queue.new')}
      </Button>
      <Button variant="outlined" disabled={work.isBusy(storeId)} onClick={() => void work.setOpen(queue, !open)}>
        {translate(open ? 'queue.close' : 'queue.open')}
      </Button>
      <DoorButtons queue={queue} work={work} />
      {isTaking && <TakeDialog queue={queue} work={work} onClose={() => setTaking(false)} />}
    </>
  )
}

function QueueNotes({ queue: { open, types } }: Pick<BarProps, 'queue'>) {
  const translate = useTranslate()
  return (
    <>
      {!open && <Alert severity="warning">{translate('queue.closed')}</Alert>}
      {types.length === 0 && <Typography sx={{ mt: 2 }}>{translate('queue.noTypes')}</Typography>}
    </>
  )
}
