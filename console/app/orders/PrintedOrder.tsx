import { orderContract } from '../../contract/order'
import { useStaffParts } from '../api/staffParts'
import { KitchenTicketPaper } from './KitchenTicketPaper'
import { Paper } from './Paper'
import type { PrintJob, usePrintJobs } from './printJobs'
import { ReceiptPaper } from './ReceiptPaper'
import { usePrinted } from './usePrinted'

interface PrintedOrderProps {
  job: PrintJob
  /** It was printed, or could not be. */
  onEnd(printed: boolean): void
}

/** Prints the jobs that wait, one at a time. */
export function PrintQueue({ printer: { current, end } }: { printer: ReturnType<typeof usePrintJobs> }) {
  if (!current) return null
  return <PrintedOrder key={current.no} job={current} onEnd={(printed) => end(current, printed)} />
}

/** Reads what a job prints as it is now, and prints it. */
function PrintedOrder(props: PrintedOrderProps) {
  return props.job.kind === 'ticket' ? <PrintedTicket {...props} /> : <PrintedReceipt {...props} />
}

function PrintedTicket({ job, onEnd }: PrintedOrderProps) {
  const { client } = useStaffParts()
  const data = usePrinted([job.kind, job.id], () => client.call(orderContract.read, { id: job.id }), onEnd)
  if (!data) return null
  return (
    <Paper kind="ticket" onDone={() => onEnd(true)}>
      <KitchenTicketPaper ticket={data} />
    </Paper>
  )
}

function PrintedReceipt({ job, onEnd }: PrintedOrderProps) {
  const { client } = useStaffParts()
  const data = usePrinted([job.kind, job.id], () => client.call(orderContract.receipt, { id: job.id }), onEnd)
  if (!data) return null
  return (
    <Paper kind="receipt" onDone={() => onEnd(true)}>
      <ReceiptPaper receipt={data} />
    </Paper>
  )
}
