import type { Area, Endpoint, Parsed, Reply } from '../../../src/contract/endpoint'
import type { ReadDb, Tx } from '../../db/database'
import type { Staff } from '../../modules/audit/audit'
import type { ConsoleSession } from '../consoleSessions'

/** What a handler of a staff call receives beside its input. */
export interface StaffContext<D extends ReadDb = ReadDb> {
  db: D
  session: ConsoleSession
  /** The acting staff member, the language and the time of the call. */
  staff: Staff
}

/** GET handlers read from the database; all others run in one transaction. */
type DbOf<E extends Endpoint> = E['method'] extends 'GET' ? ReadDb : Tx

type Handle<E extends Endpoint> = (context: StaffContext<DbOf<E>>, input: Parsed<E>) => Promise<Reply<E>>

/** A write whose reply shows something once: a repeated call is answered with what `repeated` leaves of it, and nothing else is stored. */
export interface ShownOnce<E extends Endpoint> {
  handle: Handle<E>
  repeated(reply: Reply<E>): Reply<E>
}

/** One handler per endpoint of an area of the staff's contract: a missing one does not compile. */
export type StaffHandlers<A extends Area> = { [K in keyof A]: Handle<A[K]> | ShownOnce<A[K]> }

/** The paging of a request, which the reply repeats. */
export const pageOf = ({ page, pageSize }: { page: number; pageSize: number }) => ({ page, pageSize })

/** A page of a list that is short enough to be read as a whole. */
export function pagePart<T>(all: readonly T[], requested: { page: number; pageSize: number }) {
  const { page, pageSize } = requested
  return { list: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, ...pageOf(requested) }
}
