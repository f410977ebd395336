import { Box } from '@mui/material'
import { useState } from 'react'
import { OrderDrawer } from '../orders/OrderDrawer'
import { PrintQueue } from '../orders/printing/PrintedOrder'
import { usePrintJobs } from '../orders/printing/printJobs'
import { type StoreContent, StorePage } from '../store/StorePage'
import { useOrderWork } from '../orders/useOrderWork'
import { CodeForm } from './CodeForm'
import { FoundCard } from './FoundCard'
import { OutcomeNote } from './OutcomeNote'
import { RecentUses } from './RecentUses'
import { useTill } from './useTill'

/** The counter: what a guest shows, the bill, and what was used before. */
export function TillPage() {
  return <StorePage name="till" Content={Counter} />
}

function Counter({ storeId, stores }: StoreContent) {
  const [openId, setOpenId] = useState<string>()
  const till = useTill(storeId, setOpenId)
  const work = useOrderWork()
  const printer = usePrintJobs(undefined)
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 3, alignItems: 'start', pt: 1.5, pb: 4, maxWidth: 1100 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <div>
        {stores}
        <CodeForm till={till} />
        <Box aria-live="polite">
          {till.found && <FoundCard till={till} found={till.found} />}
          {till.outcome && <OutcomeNote outcome={till.outcome} onOpenOrder={setOpenId} />}
        </Box>
      </div>
      <RecentUses storeId={storeId} />
      <OrderDrawer id={openId} work={work} onPrint={printer.print} onClose={() => setOpenId(undefined)} />
      <PrintQueue printer={printer} />
    </Box>
  )
}
