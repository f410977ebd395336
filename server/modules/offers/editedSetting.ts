import type { AuditAction } from '../../../console/contract/auditActions'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { advisoryLock } from '../../db/locks'
import { recordAudit, type Staff } from '../audit/audit'
import { type ConfigSource, readConfig, type StoredConfig, writeConfig } from '../config/configService'

/** A setting as staff see it, with the hash of what is stored. */
export type Revised<T> = T & { revision: string }

/** A setting that staff edit as a whole. */
export interface EditedSetting<T> {
  source: ConfigSource
  action: AuditAction
  /** What staff see of the stored value; null when nothing is stored. */
  read(stored: StoredConfig['value']): T
  /** What is stored of what they wrote. */
  write(fields: T, stored: StoredConfig['value']): StoredConfig['value']
  /** Refuses fields that do not fit. */
  refuse?(db: ReadDb, fields: T): Promise<void>
}

/** A setting as it is stored now. */
export async function readEdited<T>(db: ReadDb, { source, read }: EditedSetting<T>): Promise<Revised<T>> {
  const { value, revision } = await readConfig(db, source)
  return { ...read(value), revision }
}

/** Replaces a setting, and records that. Refuses a stale revision with code 409 and the setting as it is. */
export async function updateEdited<T>(
  tx: Tx,
  setting: EditedSetting<T>,
  { revision, ...fields }: Revised<T>,
  staff: Staff,
): Promise<Revised<T>> {
  const { source, action, write, refuse } = setting
  await advisoryLock(tx, 'configuration', source.ident)
  const before = await readEdited(tx, setting)
  if (before.revision !== revision) throw new AppError(409, 'staff.stale', {}, { current: before })
  await refuse?.(tx, fields as T)
  const { value: stored } = await readConfig(tx, source)
  await writeConfig(tx, source, { value: write(fields as T, stored), revision })
  const after = await readEdited(tx, setting)
  await recordAudit(tx, staff, { action, subject: 'configs', subjectId: source.ident, before, after })
  return after
}
