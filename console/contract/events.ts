/**
 * Server-sent events of staff, below the prefix of the contract: `order` whenever an order of the asked or of any own store was placed
 * or changed, with a `StaffEvent` as its data; `reload` when changes may have been missed. The query may name a `storeId`.
 */
export const EVENTS_PATH = 'events'

/** An order that has changed. Its content is asked for by `order.read` or `order.board`. */
export interface StaffEvent {
  id: string
  storeId: string
}
