import { orderContract } from '../../../contract/order'
import { useStaffParts } from '../../api/staffParts'
import { KitchenTicketPaper } from '../KitchenTicketPaper'
import { Paper } from '../Paper'
import { ReceiptPaper } from '../ReceiptPaper'
import { usePrinted } from '../usePrinted'
import type { PrintJob, usePrintJobs } from './printJobs'
import { linesOf } from './stations'

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

function PrintedTicket({ job: { kind, id, station }, onEnd }: PrintedOrderProps) {
  const { client } = useStaffParts()
  const data = usePrinted([kind, id], () => client.call(orderContract.read, { id }), onEnd)
  if (!data) return null
  const ticket = station ? { ...data, lines: linesOf(station, data.lines) } : data
  return (
    <Paper kind="ticket" onDone={() => onEnd(true)}>
      <KitchenTicketPaper ticket={ticket} station={station?.name ?? ''} />
    </Paper>
  )
}

function PrintedReceipt({ job: { kind, id }, onEnd }: PrintedOrderProps) {
  const { client } = useStaffParts()
  const data = usePrinted([kind, id], () => client.call(orderContract.receipt, { id }), onEnd)
  if (!data) return null
  return (
    <Paper kind="receipt" onDone={() => onEnd(true)}>
      <ReceiptPaper receipt={data} />
    </Paper>
  )
}
