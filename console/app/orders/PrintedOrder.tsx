import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEvent, useNotify } from 'react-admin'
import { orderContract } from '../../contract/order'
import { useStaffParts } from '../api/staffParts'
import { KitchenTicketPaper } from './KitchenTicketPaper'
import { Paper } from './Paper'
import type { PrintJob } from './printJobs'
import { ReceiptPaper } from './ReceiptPaper'

interface PrintedOrderProps {
  job: PrintJob
  /** It was printed, or could not be. */
  onEnd(printed: boolean): void
}

/** Reads what a job prints as it is now, and prints it. */
export function PrintedOrder(props: PrintedOrderProps) {
  return props.job.kind === 'ticket' ? <PrintedTicket {...props} /> : <PrintedReceipt {...props} />
}

function PrintedTicket({ job, onEnd }: PrintedOrderProps) {
  const { client } = useStaffParts()
  const data = usePrinted(job, () => client.call(orderContract.read, { id: job.id }), onEnd)
  if (!data) return null
  return (
    <Paper kind="ticket" onDone={() => onEnd(true)}>
      <KitchenTicketPaper ticket={data} />
    </Paper>
  )
}

function PrintedReceipt({ job, onEnd }: PrintedOrderProps) {
  const { client } = useStaffParts()
  const data = usePrinted(job, () => client.call(orderContract.receipt, { id: job.id }), onEnd)
  if (!data) return null
  return (
    <Paper kind="receipt" onDone={() => onEnd(true)}>
      <ReceiptPaper receipt={data} />
    </Paper>
  )
}

/** What a job prints, read once; ends the job when it cannot be read. */
function usePrinted<T>({ kind, id }: PrintJob, read: () => Promise<T>, onEnd: PrintedOrderProps['onEnd']) {
  const notify = useNotify()
  const { data, isError } = useQuery({
    queryKey: ['print', kind, id],
    queryFn: read,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  const giveUp = useEvent(() => {
    notify('orders.print.failed', { type: 'warning' })
    onEnd(false)
  })
  useEffect(() => {
    if (isError) giveUp()
  }, [isError, giveUp])
  return data
}
