import { type KitchenTicket, orderContract } from '../../../contract/orders/order'
import { useStaffParts } from '../../api/staffParts'
import { KitchenTicketPaper } from './KitchenTicketPaper'
import { Paper } from './Paper'
import { ReceiptPaper } from './ReceiptPaper'
import { usePrinted } from './usePrinted'
import type { PrintJob, usePrintJobs } from './printJobs'
import { linesOf } from './stations'

/** Reads what is on a ticket; fails when the order is gone. */
type ReadTicket = (id: string) => Promise<KitchenTicket>

interface PrintedOrderProps {
  job: PrintJob
  /** For those who may not read the order itself. */
  readTicket?: ReadTicket | undefined
  /** It was printed, or could not be. */
  onEnd(printed: boolean): void
}

interface PrintQueueProps extends Pick<PrintedOrderProps, 'readTicket'> {
  printer: ReturnType<typeof usePrintJobs>
}

/** Prints the jobs that wait, one at a time. */
export function PrintQueue({ printer, readTicket }: PrintQueueProps) {
  const { current, end } = printer
  if (!current) return null
  return (
    <PrintedOrder key={current.no} job={current} readTicket={readTicket} onEnd={(printed) => end(current, printed)} />
  )
}

/** Reads what a job prints as it is now, and prints it. */
function PrintedOrder(props: PrintedOrderProps) {
  return props.job.kind === 'ticket' ? <PrintedTicket {...props} /> : <PrintedReceipt {...props} />
}

function PrintedTicket({ job: { kind, id, station }, readTicket, onEnd }: PrintedOrderProps) {
  const { client } = useStaffParts()
  const read: ReadTicket = readTicket ?? (() => client.call(orderContract.read, { id }))
  const data = usePrinted([kind, id], () => read(id), onEnd)
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
