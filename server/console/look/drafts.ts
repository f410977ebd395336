import type { Drafted } from '../../../console/contract/look/look'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { type AuditedChange, recordAudit, type Staff } from '../../modules/audit/audit'
import {
  changeDraft,
  type LayoutPage,
  publishLayout,
  readDraft,
  readVersions,
  StaleRevisionError,
} from '../../modules/config/layoutRepository'

/** The draft of a page or a setting, with what was published before. */
export async function readDrafted(db: ReadDb, page: LayoutPage) {
  const draft = await readDraft(db, page)
  const versions = await readVersions(db, page)
  return {
    ...draft,
    versions: versions.map(({ id, number, publishedAt }) => ({ id, number, at: isoText(publishedAt) })),
  } satisfies Drafted & object
}

/** Shows guests what was published before the last time. */
export async function showBefore(tx: Tx, page: LayoutPage, { revision, now }: { revision: number; now: Date }) {
  const [, before] = await readVersions(tx, page)
  if (!before) throw new AppError(400, 'look.nothingBefore')
  await publishLayout(tx, page, { revision, blocks: before.blocks, now })
}

/** Makes an earlier version the draft. */
export async function draftVersion(tx: Tx, page: LayoutPage, { revision, versionId }: Version): Promise<void> {
  const version = (await readVersions(tx, page)).find(({ id }) => id === versionId)
  if (!version) throw new AppError(400, 'staff.notFound')
  await changeDraft(tx, page, revision, () => version.blocks)
}

interface Version {
  revision: number
  versionId: string
}

interface DraftWrite<T> extends Pick<AuditedChange, 'action' | 'subject' | 'subjectId'> {
  staff: Staff
  /** The draft as it is now. */
  read(): Promise<T>
  /** The part of the draft that the audit log records. */
  recorded(draft: T): object
  work(): Promise<void>
}

/** Runs a write of a draft, records the draft before and after it, and answers with it. Refuses a stale revision with the draft as it is. */
export async function writeDraft<T extends object>(tx: Tx, write: DraftWrite<T>): Promise<T> {
  const { action, staff, read, recorded, work, subject, subjectId } = write
  const before = await read()
  try {
    await work()
  } catch (error) {
    if (error instanceof StaleRevisionError) throw new AppError(409, 'staff.stale', {}, { current: await read() })
    throw error
  }
  const after = await read()
  await recordAudit(tx, staff, { action, subject, subjectId, before: recorded(before), after: recorded(after) })
  return after
}
