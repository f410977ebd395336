import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { LookSetting, StaffSetting } from '../../../console/contract/look/look'
import type { ReadDb, Tx } from '../../db/database'
import type { Staff } from '../../modules/audit/audit'
import {
  asBlocks,
  asValue,
  changeDraft,
  dropDraft,
  type LayoutPage,
  publishDraft,
  readDraft,
} from '../../modules/config/layoutRepository'
import { settingPage } from '../../modules/config/settingDrafts'
import { settingErrors } from '../settings/settingErrors'
import { initialValue, settingOf } from '../settings/settings'
import { draftVersion, readDrafted, showBefore, writeDraft } from './drafts'
import { refuseFaults } from './faults'

/** A setting as staff saw it. */
interface SeenSetting {
  ident: LookSetting
  revision: number
}

const pageOf = (ident: LookSetting): LayoutPage => settingPage(settingOf(ident).source)

/** The draft of a setting in all languages, else what is published; what is not stored has its defaults. */
export async function readLookSetting(db: ReadDb, ident: LookSetting): Promise<StaffSetting> {
  const { blocks, ...draft } = await readDrafted(db, pageOf(ident))
  const value = asValue(blocks)
  return { ident, ...draft, stored: value !== null, value: { ...initialValue(settingOf(ident), value) } }
}

/** Changes the draft, or drafts the removal. Refuses what would not take effect as it is written, by the paths of the fields. */
export function updateLookSetting(
  tx: Tx,
  { value, ...seen }: SeenSetting & { value: Record<string, unknown> | null },
  staff: Staff,
): Promise<StaffSetting> {
  const setting = settingOf(seen.ident)
  if (value) refuseFaults(settingErrors(setting, value))
  const { source } = setting
  const blocks = asBlocks(source, value && (source.normal?.(value) ?? value))
  const work = (page: LayoutPage) => changeDraft(tx, page, seen.revision, () => blocks)
  return write(tx, seen, { action: 'look.setting', staff, work })
}

/** Shows the draft to guests; refuses one that would not take effect any more. */
export async function publishSetting(tx: Tx, seen: SeenSetting, staff: Staff): Promise<StaffSetting> {
  const value = asValue((await readDraft(tx, pageOf(seen.ident))).blocks)
  if (value) refuseFaults(settingErrors(settingOf(seen.ident), value))
  const work = (page: LayoutPage) => publishDraft(tx, page, seen.revision, staff.now)
  return write(tx, seen, { action: 'look.publish', staff, work })
}

/** Leaves the draft. */
export function discardSetting(tx: Tx, seen: SeenSetting, staff: Staff): Promise<StaffSetting> {
  return write(tx, seen, { action: 'look.discard', staff, work: (page) => dropDraft(tx, page, seen.revision) })
}

/** Shows guests what was published before the last time. */
export function takeBackSetting(tx: Tx, seen: SeenSetting, staff: Staff): Promise<StaffSetting> {
  const work = (page: LayoutPage) => showBefore(tx, page, { revision: seen.revision, now: staff.now })
  return write(tx, seen, { action: 'look.takeBack', staff, work })
}

/** Makes an earlier version the draft. */
export function restoreSetting(tx: Tx, seen: SeenSetting & { versionId: string }, staff: Staff): Promise<StaffSetting> {
  return write(tx, seen, { action: 'look.restore', staff, work: (page) => draftVersion(tx, page, seen) })
}

interface Write {
  action: AuditAction
  staff: Staff
  work(page: LayoutPage): Promise<void>
}

const write = (tx: Tx, { ident }: SeenSetting, { action, staff, work }: Write): Promise<StaffSetting> =>
  writeDraft(tx, {
    ...{ action, staff, subject: 'configs', subjectId: ident },
    read: () => readLookSetting(tx, ident),
    recorded: ({ changed, value }) => ({ changed, ...value }),
    work: () => work(pageOf(ident)),
  })
