import { useCallback, useEffect, useRef, useState } from 'react'
import type { KitchenTicket } from '../../../contract/orders/order'
import { readDeviceSetting, writeDeviceSetting } from '../../api/deviceSettings'
import { type PrintSetup, usePrintSetup } from './printSetup'
import { type Station, stationsWith } from './stations'

/** A page to print for an order. */
export interface PrintJob {
  kind: 'ticket' | 'receipt'
  id: string
  /** Whose dishes are on a ticket; none for all. */
  station?: Station
  copy: number
}

/** A page that waits for the printer; the same page may wait twice. */
interface WaitingJob extends PrintJob {
  no: number
}

/** When each page is printed by itself. */
const LANE_OF = { ticket: 'cooking', receipt: 'ready' } as const
export const PRINTED_KINDS = ['ticket', 'receipt'] as const
/** What a kitchen prints, which sees no money. */
export const KITCHEN_KINDS = ['ticket'] as const

/** Of so many pages the device remembers that they were printed. */
const REMEMBERED = 2000
const PRINTED = 'printed'

/** The fields of an order that select its pages. */
export type Ordered = Pick<KitchenTicket, 'id' | 'storeId' | 'lane' | 'lines'>

const nameOf = ({ kind, id, station, copy }: PrintJob) =>
  [kind, id, station?.key, copy > 1 && `copy${copy}`].filter(Boolean).join(' ')
const printed = (): string[] => (readDeviceSetting(PRINTED) ?? '').split('\n')

/** Remembers pages as printed, so that they are not printed by themselves again. */
export function rememberPrinted(jobs: readonly PrintJob[]): void {
  const names = [...new Set([...printed(), ...jobs.map(nameOf)])]
  writeDeviceSetting(PRINTED, names.slice(-REMEMBERED).join('\n'))
}

const copiesOf = (job: Omit<PrintJob, 'copy'>, copies: number): PrintJob[] =>
  Array.from({ length: copies }, (_, at) => ({ ...job, copy: at + 1 }))

/** The pages of a kind for an order: a ticket for each station that makes something of it. */
export function pagesOf(kind: PrintJob['kind'], { id, storeId, lines }: Ordered, setup: PrintSetup): PrintJob[] {
  if (kind === 'receipt') return copiesOf({ kind, id }, setup.receiptCopies)
  const stations = stationsWith(setup.stationsOf(storeId), lines)
  return stations.flatMap((station) => copiesOf({ kind, id, station }, station.copies))
}

/** The pages of some kinds that are due by themselves for the orders of a page. */
export function dueJobs(
  orders: readonly Ordered[],
  setup: PrintSetup,
  kinds: readonly PrintJob['kind'][] = PRINTED_KINDS,
): PrintJob[] {
  const switchedOn = kinds.filter((kind) => (kind === 'ticket' ? setup.tickets : setup.receipts))
  return switchedOn.flatMap((kind) =>
    orders.filter(({ lane }) => lane === LANE_OF[kind]).flatMap((order) => pagesOf(kind, order, setup)),
  )
}

/** The pages that wait for the printer, one at a time; with the setup of the device those of the orders by themselves. */
export function usePrintJobs(
  orders: readonly Ordered[] | undefined,
  kinds: readonly PrintJob['kind'][] = PRINTED_KINDS,
) {
  const [jobs, setJobs] = useState<readonly WaitingJob[]>([])
  const count = useRef(0)
  const [setup] = usePrintSetup()
  const numbered = useCallback((job: PrintJob): WaitingJob => ({ ...job, no: ++count.current }), [])
  useEffect(() => {
    const before = printed()
    const missing = dueJobs(orders ?? [], setup, kinds).filter((job) => !before.includes(nameOf(job)))
    if (missing.length === 0) return
    setJobs((waiting) => {
      const names = new Set(waiting.map(nameOf))
      return [...waiting, ...missing.filter((job) => !names.has(nameOf(job))).map(numbered)]
    })
  }, [orders, setup, kinds, numbered])

  /** Prints the pages of an order; where no station makes any of it, a ticket with all of it. */
  const print = (kind: PrintJob['kind'], order: Ordered) => {
    const pages = pagesOf(kind, order, setup)
    const whole = { kind, id: order.id, copy: 1 }
    setJobs((waiting) => [...waiting, ...(pages.length > 0 ? pages : [whole]).map(numbered)])
  }
  const end = (job: WaitingJob, isPrinted: boolean) => {
    if (isPrinted) rememberPrinted([job])
    setJobs((waiting) => waiting.filter(({ no }) => no !== job.no))
  }
  return { current: jobs[0], print, end }
}
