import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { CounterWay } from '../../contract/orders/counterWay'
import { orderContract } from '../../contract/orders/order'
import { type StaffTable, tableContract, type TableRound } from '../../contract/tables/table'
import { useStaffParts } from '../api/staffParts'
import { useChange } from '../live/useChange'
import { useFailure } from '../live/useFailure'
import { ORDERS_KEY } from '../live/useLive'
import { useOrderFailure } from '../orders/useOrderWork'

/** The first part of the keys of tables, within those of orders. */
export const FLOOR = 'floor'

/** Works on tables, at each one thing at a time. Each resolves to whether it was done. */
export interface TableWork {
  isBusy(tableId: string): boolean
  answer(table: SeatedTable, callIds: string[]): Promise<boolean>
  /** Records that what is owed was paid at the counter, and how; without a way when nothing is owed. */
  settle(table: SeatedTable, way: CounterWay | undefined): Promise<boolean>
  free(table: SeatedTable): Promise<boolean>
  renewCode(table: StaffTable): Promise<boolean>
  /** Takes the money for one order. */
  takePayment(table: StaffTable, round: TableRound, way: CounterWay): Promise<boolean>
  /** The last action, for screen readers. */
  announcement: string
}

/** A table at which guests sit. */
export type SeatedTable = StaffTable & { session: NonNullable<StaffTable['session']> }

export const isSeated = (table: StaffTable): table is SeatedTable => table.session !== null

interface Floor {
  tables: StaffTable[]
}

/** Shows how a table is, as the server answered, and reads the floor again. */
function useShownTable() {
  const translate = useTranslate()
  const queries = useQueryClient()
  const [announcement, setAnnouncement] = useState('')
  const argsOf = ({ name, state }: StaffTable) => ({ name, state: translate(`tables.states.${state}`) })
  const reload = () => void queries.invalidateQueries({ queryKey: [ORDERS_KEY] })
  const show = (table: StaffTable) => {
    setAnnouncement(translate('tables.moved', argsOf(table)))
    const replace = (floor?: Floor) =>
      floor && { ...floor, tables: floor.tables.map((each) => (each.id === table.id ? table : each)) }
    queries.setQueriesData<Floor>({ queryKey: [ORDERS_KEY, FLOOR] }, replace)
    reload()
  }
  return { announcement, argsOf, reload, show }
}

const seen = ({ id, session }: SeatedTable) => ({ id, sessionId: session.id })

export function useTableWork(): TableWork {
  const { client } = useStaffParts()
  const { announcement, argsOf, reload, show } = useShownTable()
  const fail = useFailure<StaffTable>('tables.changed', argsOf)
  const { isBusy, run, change } = useChange({ show, fail })
  const failOrder = useOrderFailure()

  const act = ({ id }: StaffTable, send: () => Promise<StaffTable>) => change(id, send)
  return {
    isBusy,
    announcement,
    answer: (table, callIds) => act(table, () => client.call(tableContract.answer, { ...seen(table), callIds })),
    settle(table, way) {
      const owed = table.session.bill?.owed ?? 0
      return act(table, () => client.call(tableContract.settle, { ...seen(table), owed, ...(way && { way }) }))
    },
    free: (table) => act(table, () => client.call(tableContract.free, seen(table))),
    renewCode: (table) => act(table, () => client.call(tableContract.renewCode, { id: table.id })),
    takePayment: (table, { orderId, state }, way) =>
      run(table.id, async () => {
        const taken = await client.call(orderContract.takePayment, { id: orderId, state, way }).catch(failOrder)
        reload()
        return taken?.paid ?? false
      }),
  }
}
