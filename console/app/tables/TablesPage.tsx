import Print from '@mui/icons-material/Print'
import TableBar from '@mui/icons-material/TableBar'
import { useMemo, useState } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { diningTableContract } from '../../contract/tables/diningTable'
import type { StaffEventName } from '../../contract/events'
import { tableContract } from '../../contract/tables/table'
import { useStaffParts } from '../api/staffParts'
import { useMayCall } from '../form/calls/useMayCall'
import { BarButton } from '../parts/BarButton'
import { Announcement } from '../live/Announcement'
import { LiveFrame } from '../live/LiveFrame'
import { useArrivals } from '../live/SoundSwitch'
import { type StoreContent, StorePage } from '../store/StorePage'
import { useLive } from '../live/useLive'
import { useNow } from '../live/useNow'
import { FloorAreas } from './FloorAreas'
import { PrintedCodes } from './PrintedCodes'
import { TableDrawer } from './TableDrawer'
import { FLOOR, useTableWork } from './useTableWork'

const EVENTS: readonly StaffEventName[] = ['order', 'table']

/** The tables of a restaurant: who sits where, what they call for and what they owe. A new call chimes. */
export function TablesPage() {
  return <StorePage name="tables" Content={Floor} />
}

function Floor({ storeId, stores }: StoreContent) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const [openId, setOpenId] = useState<string>()
  /** The table whose code is printed; null for all codes. */
  const [printed, setPrinted] = useState<string | null>()
  const floor = useLive(storeId, [FLOOR, storeId], () => client.call(tableContract.floor, { storeId }), EVENTS)
  const now = useNow(floor.data?.clockOffset)
  const work = useTableWork()
  const maySetUp = useMayCall(diningTableContract.update)
  const tables = floor.data?.tables
  useArrivals(useMemo(() => tables?.flatMap(({ session }) => session?.calls ?? []).map(({ id }) => id), [tables]))
  return (
    <LiveFrame
      live={floor}
      bar={
        <>
          {stores}
          <BarButton
            icon={<Print />}
            text={translate('tables.code.printAll')}
            disabled={printed !== undefined}
            onClick={() => setPrinted(null)}
          />
          {maySetUp && (
            <BarButton
              component={LinkBase}
              to="/tableSetup"
              icon={<TableBar />}
              text={translate('screens.tableSetup')}
            />
          )}
        </>
      }
    >
      <Announcement text={work.announcement} />
      {tables && <FloorAreas tables={tables} now={now} onOpen={setOpenId} />}
      <TableDrawer
        table={tables?.find(({ id }) => id === openId)}
        work={work}
        onPrint={setPrinted}
        onClose={() => setOpenId(undefined)}
      />
      {printed !== undefined && (
        <PrintedCodes storeId={storeId} tableId={printed} onEnd={() => setPrinted(undefined)} />
      )}
    </LiveFrame>
  )
}
