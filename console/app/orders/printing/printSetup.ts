import { useMemo } from 'react'
import { readDeviceSetting, useDeviceSetting, useDeviceSwitch } from '../../api/deviceSettings'
import { MAX_COPIES, readStations, type Station } from './stations'

/** What this device prints by itself, and how. */
export interface PrintSetup {
  /** Kitchen tickets are printed by themselves. */
  tickets: boolean
  /** Receipts are printed by themselves. */
  receipts: boolean
  receiptCopies: number
  /** Who gets tickets for the orders of a store. */
  stationsOf(storeId: string): readonly Station[]
}

const stationsName = (storeId: string) => `print.stations.${storeId}`
const stationsOf = (storeId: string) => readStations(readDeviceSetting(stationsName(storeId)) ?? '')
const copiesOf = (remembered: string) => Math.min(Math.max(Math.trunc(Number(remembered)) || 1, 1), MAX_COPIES)

/** The setup of this device, and what changes its switches and copies. */
export function usePrintSetup(): [PrintSetup, (change: Partial<Omit<PrintSetup, 'stationsOf'>>) => void] {
  const [tickets, setTickets] = useDeviceSwitch('print.ticket', false)
  const [receipts, setReceipts] = useDeviceSwitch('print.receipt', false)
  const [copies, setCopies] = useDeviceSetting('print.receipt.copies', '1')
  const setup = useMemo(
    () => ({ tickets, receipts, receiptCopies: copiesOf(copies), stationsOf }),
    [tickets, receipts, copies],
  )
  const change = (next: Partial<PrintSetup>) => {
    if (next.tickets !== undefined) setTickets(next.tickets)
    if (next.receipts !== undefined) setReceipts(next.receipts)
    if (next.receiptCopies !== undefined) setCopies(String(next.receiptCopies))
  }
  return [setup, change]
}

/** The stations of a store on this device. */
export function useStations(storeId: string): [readonly Station[], (next: readonly Station[]) => void] {
  const [remembered, set] = useDeviceSetting(stationsName(storeId), '')
  const stations = useMemo(() => readStations(remembered), [remembered])
  return [stations, (next) => set(JSON.stringify(next))]
}
