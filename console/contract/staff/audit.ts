import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { id, instant, pageOf, paging } from '../../../src/contract/fields'
import { AUDIT_AREAS } from './auditActions'
import { calendarDay, staffId } from '../fields'
import { staffRead } from '../staffCall'

/** A write of staff, as it was recorded in its transaction. */
const auditEntry = v.object({
  id: v.number(),
  at: instant,
  /** Who wrote: the name at that time; empty before there were accounts. */
  staffName: v.string(),
  /** Whether that is the caller. */
  own: v.boolean(),
  /** One of `AUDIT_ACTIONS`, or of an earlier version. */
  action: v.string(),
  subject: v.string(),
  subjectId: id,
  /** What it was and became; null for what was or is not there. */
  before: v.unknown(),
  after: v.unknown(),
})

/** The record of what staff have written. It is added to and never changed. */
export const auditContract = {
  list: endpoint({
    ...staffRead,
    summary:
      'What staff have written, newest first: of one person, area or day, or what happened to one thing. Who works in some stores only does not get what belongs to the others',
    path: 'audit',
    input: v.object({
      subjectId: v.optional(id),
      staffId: v.optional(staffId),
      area: v.optional(v.picklist(AUDIT_AREAS)),
      day: v.optional(calendarDay),
      ...paging,
    }),
    reply: pageOf(auditEntry),
  }),
  people: endpoint({
    ...staffRead,
    summary: 'Everyone who has written something, by name',
    path: 'audit/people',
    input: v.object({}),
    reply: v.object({ list: v.array(v.object({ id, name: v.string() })) }),
  }),
}
