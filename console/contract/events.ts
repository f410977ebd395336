/**
 * Server-sent events of staff, below the prefix of the contract: those of `StaffEventName`, of the asked or of any own store, with a
 * `StaffEvent` as their data; `reload` when changes may have been missed. The query may name a `storeId`.
 */
export const EVENTS_PATH = 'events'

/** `order`: an order was placed or changed. `table`: a table was started, joined or closed, or calls for staff. `reservation`: one was made or changed. `queue`: that of a store has changed; its id is that of the store. */
export type StaffEventName = 'order' | 'table' | 'reservation' | 'queue'

/** The order, table, reservation or queue that has changed. Its content is asked for by `order.read`, `order.board`, `table.floor`, `reserve.plan` or `queue.tickets`. */
export interface StaffEvent {
  id: string
  storeId: string
}
