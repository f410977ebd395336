import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { ReadDb } from '../../db/database'
import { layoutDrafts } from '../../db/schema/settings/config'
import type { ConfigSource } from './configService'
import { asValue, type LayoutPage, readDraft } from './layoutRepository'

type Value = Record<string, unknown> | null

/** Page name under which drafts of settings are stored. */
export const SETTINGS_PAGE = 'setting'

/** A setting of the look among the pages that have drafts. */
export const settingPage = (source: ConfigSource): LayoutPage => ({ page: SETTINGS_PAGE, target: source.ident, source })

/** The stored value of a setting; in a preview its draft. */
export const shownValue = async (db: ReadDb, source: ConfigSource, isPreview: boolean): Promise<Value> =>
  isPreview ? asValue((await readDraft(db, settingPage(source))).blocks) : source.read(db)

/** The drafts of those settings that have one; null for one that is to be removed. */
export async function draftsOf(db: ReadDb, idents: readonly string[]): Promise<Map<string, Value>> {
  if (idents.length === 0) return new Map()
  const { page, target, blocks } = layoutDrafts
  const rows = await db
    .select({ target, blocks })
    .from(layoutDrafts)
    .where(and(eq(page, SETTINGS_PAGE), inArray(target, [...idents]), isNotNull(blocks)))
  return new Map(rows.map((row) => [row.target, asValue(row.blocks ?? [])]))
}
