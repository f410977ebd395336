import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, int, text } from '../../../src/contract/fields'
import { ordered, storeId, texts, textsOrNone, version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const fields = {
  /** What stands on the table, such as `A1`; each once in a store. */
  name: v.pipe(text(20), v.minLength(1)),
  /** The room or part of the restaurant; tables with the same one are shown together. */
  area: textsOrNone(40),
  seats: int(1, 99),
  /** Each group of guests gets a new code: the one before ends with them. */
  codePerSession: flag,
}
const written = v.object(fields)
export type DiningTableFields = v.InferOutput<typeof written>

const table = v.object({ ...fields, id, version, storeId: id })
export type StaffDiningTable = v.InferOutput<typeof table>

const list = v.object({ list: v.array(table) })

/** The tables of restaurants as they stand there; who sits at them is in `table.ts`. */
export const diningTableContract = {
  list: endpoint({
    ...staffRead,
    summary: 'The tables of a store in their order',
    path: 'diningTables',
    input: v.object({ storeId }),
    reply: list,
  }),
  read: endpoint({
    ...staffRead,
    summary: 'One table',
    path: 'diningTable',
    input: v.object({ id }),
    reply: table,
  }),
  create: endpoint({
    ...staffWrite,
    summary: 'Adds a table, the last one of its store, with a code of its own. A taken name is refused with code 400',
    path: 'diningTable/create',
    input: v.object({ storeId, ...fields }),
    reply: table,
  }),
  update: endpoint({
    ...staffWrite,
    summary: 'Changes a table; its printed code stays. A stale version is refused with code 409 and `current`',
    path: 'diningTable/update',
    input: v.object({ id, version, ...fields }),
    reply: table,
  }),
  order: endpoint({
    ...staffWrite,
    summary:
      'Puts all tables of a store in an order. Others than there are now are refused with code 409 and `current`',
    path: 'diningTable/order',
    input: v.object({ storeId: id, ids: ordered }),
    reply: list,
  }),
  remove: endpoint({
    ...staffWrite,
    summary:
      'Takes away a table that is free and for which no booking is held. Its orders stay. A stale version is refused with code 409 and `current`',
    path: 'diningTable/remove',
    input: v.object({ id, version }),
    reply: table,
  }),
  renameArea: endpoint({
    ...staffWrite,
    summary:
      "Renames the area that some tables of a store have in common, named in the caller's language as they show it",
    path: 'diningTable/area',
    input: v.object({ storeId: id, shown: text(40), area: texts(40) }),
    reply: list,
  }),
}
