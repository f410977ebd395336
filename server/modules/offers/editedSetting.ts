import type { AuditAction } from '../../../console/contract/staff/auditActions'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { recordAudit, type Staff } from '../audit/audit'
import { type ConfigSource, lockConfig, readConfig, type StoredConfig } from '../config/configService'

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
  /** More of the stored value than its fields. */
  about?(stored: StoredConfig['value']): object
  /** Refuses fields that do not fit. */
  refuse?(db: ReadDb, fields: T): Promise<void>
}

/** A setting as it is stored now. */
export async function readEdited<T>(db: ReadDb, setting: EditedSetting<T>): Promise<Revised<T>> {
  return presented(setting, await readConfig(db, setting.source))
}

const presented = <T>({ read, about }: EditedSetting<T>, { value, revision }: StoredConfig): Revised<T> => ({
  ...about?.(value),
  ...read(value),
  revision,
})

/** Replaces a setting, and records that. Refuses a stale revision with code 409 and the setting as it is. */
export async function updateEdited<T>(
  tx: Tx,
  setting: EditedSetting<T>,
  { revision, ...fields }: Revised<T>,
  staff: Staff,
): Promise<Revised<T>> {
  const stored = await lockSeen(tx, setting, revision)
  await setting.refuse?.(tx, fields as T)
  const next = setting.write(fields as T, stored.value)
  return replace(tx, setting, { stored, next, action: setting.action }, staff)
}

/** Removes what is stored of a setting, and records that. Refuses a stale revision with code 409 and the setting as it is. */
export async function resetEdited<T>(
  tx: Tx,
  setting: EditedSetting<T>,
  { revision, action }: { revision: string; action: AuditAction },
  staff: Staff,
): Promise<void> {
  const stored = await lockSeen(tx, setting, revision)
  await replace(tx, setting, { stored, next: null, action }, staff)
}

/** What is stored, which must be what the caller saw. */
async function lockSeen<T>(tx: Tx, setting: EditedSetting<T>, revision: string): Promise<StoredConfig> {
  const stored = await lockConfig(tx, setting.source)
  if (stored.revision !== revision) throw new AppError(409, 'staff.stale', {}, { current: presented(setting, stored) })
  return stored
}

interface Replaced {
  /** As it was locked. */
  stored: StoredConfig
  next: StoredConfig['value']
  action: AuditAction
}

async function replace<T>(
  tx: Tx,
  setting: EditedSetting<T>,
  { stored, next, action }: Replaced,
  staff: Staff,
): Promise<Revised<T>> {
  const { source } = setting
  await source.write(tx, next)
  const after = await readEdited(tx, setting)
  const named = { action, subject: 'configs', subjectId: source.ident } as const
  await recordAudit(tx, staff, { ...named, before: presented(setting, stored), after })
  return after
}
