import { useCallback, useEffect, useRef, useState } from 'react'
import type { StaffOrder } from '../../contract/order'
import { readDeviceSetting, useDeviceSwitch, writeDeviceSetting } from '../api/deviceSettings'

/** A page to print for an order. */
export interface PrintJob {
  kind: 'ticket' | 'receipt'
  id: string
}

/** A page that waits for the printer; the same page may wait twice. */
interface WaitingJob extends PrintJob {
  no: number
}

/** When each page is printed by itself. */
const LANE_OF = { ticket: 'cooking', receipt: 'ready' } as const
export const PRINTED_KINDS = ['ticket', 'receipt'] as const

/** Of so many pages the device remembers that they were printed. */
const REMEMBERED = 400
const PRINTED = 'printed'

const nameOf = ({ kind, id }: PrintJob) => `${kind} ${id}`
const printed = (): string[] => (readDeviceSetting(PRINTED) ?? '').split('\n')

/** Remembers pages as printed, so that they are not printed by themselves again. */
export function rememberPrinted(jobs: readonly PrintJob[]): void {
  const names = [...new Set([...printed(), ...jobs.map(nameOf)])]
  writeDeviceSetting(PRINTED, names.slice(-REMEMBERED).join('\n'))
}

/** The pages of a kind that are due for the orders of the board. */
export const dueJobs = (orders: readonly StaffOrder[], kind: PrintJob['kind']): PrintJob[] =>
  orders.filter(({ lane }) => lane === LANE_OF[kind]).map(({ id }) => ({ kind, id }))

/** The pages that wait for the printer, one at a time; with the switches of the device those of the board by themselves. */
export function usePrintJobs(orders: readonly StaffOrder[] | undefined) {
  const [jobs, setJobs] = useState<readonly WaitingJob[]>([])
  const count = useRef(0)
  const [tickets] = useDeviceSwitch('print.ticket', false)
  const [receipts] = useDeviceSwitch('print.receipt', false)
  const numbered = useCallback((job: PrintJob): WaitingJob => ({ ...job, no: ++count.current }), [])
  useEffect(() => {
    const kinds = PRINTED_KINDS.filter((kind) => (kind === 'ticket' ? tickets : receipts))
    const due = kinds.flatMap((kind) => dueJobs(orders ?? [], kind))
    const before = printed()
    const missing = due.filter((job) => !before.includes(nameOf(job)))
    if (missing.length === 0) return
    setJobs((waiting) => {
      const names = new Set(waiting.map(nameOf))
      return [...waiting, ...missing.filter((job) => !names.has(nameOf(job))).map(numbered)]
    })
  }, [orders, tickets, receipts, numbered])

  const print = (job: PrintJob) => setJobs((waiting) => [...waiting, numbered(job)])
  const end = (job: WaitingJob, isPrinted: boolean) => {
    if (isPrinted) rememberPrinted([job])
    setJobs((waiting) => waiting.filter(({ no }) => no !== job.no))
  }
  return { current: jobs[0], print, end }
}
