import { and, asc, desc, eq, isNull, lte, ne } from 'drizzle-orm'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockLayoutDraft } from '../../db/locks'
import { layoutBlocks, layoutDrafts, layoutVersions } from '../../db/schema/settings/config'
import type { StoredBlock } from '../../db/columnTypes'
import { isDeepStrictEqual } from 'node:util'
import type { ConfigSource } from './configService'

/** A page with a layout: `index`, `user`, or a `custom` page that `target` names; empty for the others. */
export interface LayoutPage {
  page: string
  target: string
  /** Where a setting is stored that has drafts as pages have: it is one block with its value, none when nothing is stored. */
  source?: ConfigSource
}

/** The draft of a page. */
export interface Draft {
  revision: number
  /** In drawing order. */
  blocks: StoredBlock[]
  /** It differs from the published layout. */
  changed: boolean
}

/** Stored versions, in addition to the first. */
const MAX_VERSIONS = 20

/** The page was changed by someone else since it was read. */
export class StaleRevisionError extends Error {}

/** The home page, the member page, and all custom pages, including drafts. */
export async function layoutPages(db: ReadDb): Promise<{ page: 'index' | 'user' | 'custom'; target: string }[]> {
  const published = await db
    .selectDistinct({ target: layoutBlocks.target })
    .from(layoutBlocks)
    .where(eq(layoutBlocks.page, 'custom'))
  const drafted = await db
    .select({ target: layoutDrafts.target })
    .from(layoutDrafts)
    .where(eq(layoutDrafts.page, 'custom'))
  const storeIds = new Set([...published, ...drafted].flatMap(({ target }) => target || []))
  return [
    { page: 'index', target: '' },
    { page: 'user', target: '' },
    ...[...storeIds].sort().map((target) => ({ page: 'custom' as const, target })),
  ]
}

/** The published blocks of a page in drawing order, including hidden ones. */
export async function publishedBlocks(db: ReadDb, layoutPage: LayoutPage): Promise<StoredBlock[]> {
  const { source } = layoutPage
  if (source) return asBlocks(source, await source.read(db))
  const { id, type, style, data, hidden } = layoutBlocks
  return db
    .select({ id, type, style, data, hidden })
    .from(layoutBlocks)
    .where(blocksOf(layoutPage))
    .orderBy(asc(layoutBlocks.sort), asc(layoutBlocks.id))
}

/** The draft of a page, or its published layout when there is no draft. */
export async function readDraft(db: ReadDb, layoutPage: LayoutPage): Promise<Draft> {
  const [row] = await db.select().from(layoutDrafts).where(draftOf(layoutPage))
  const blocks = row?.blocks ?? (await publishedBlocks(db, layoutPage))
  return { revision: row?.revision ?? 0, blocks, changed: Boolean(row?.blocks) }
}

/** Changes the draft at a revision. A draft that equals the published layout is removed. */
export async function changeDraft(
  tx: Tx,
  layoutPage: LayoutPage,
  revision: number,
  change: (blocks: StoredBlock[]) => StoredBlock[],
): Promise<void> {
  const draft = await lockDraft(tx, layoutPage, revision)
  const published = await publishedBlocks(tx, layoutPage)
  const blocks = change(draft ?? published)
  await leaveDraft(tx, layoutPage, revision, sameJson(blocks, published) ? null : blocks)
}

/** Discards the draft. */
export async function dropDraft(tx: Tx, layoutPage: LayoutPage, revision: number): Promise<void> {
  await lockDraft(tx, layoutPage, revision)
  await leaveDraft(tx, layoutPage, revision, null)
}

/** Publishes the draft. The previous layout remains among the versions. */
export async function publishDraft(tx: Tx, layoutPage: LayoutPage, revision: number, now: Date): Promise<void> {
  const blocks = await lockDraft(tx, layoutPage, revision)
  if (!blocks) return
  await showBlocks(tx, layoutPage, blocks, now)
  await leaveDraft(tx, layoutPage, revision, null)
}

/** Publishes blocks beside the draft, which stays unless it is the same. */
export async function publishLayout(
  tx: Tx,
  layoutPage: LayoutPage,
  { revision, blocks, now }: { revision: number; blocks: StoredBlock[]; now: Date },
): Promise<void> {
  const draft = await lockDraft(tx, layoutPage, revision)
  await showBlocks(tx, layoutPage, blocks, now)
  await leaveDraft(tx, layoutPage, revision, draft && !sameJson(draft, blocks) ? draft : null)
}

/** Replaces what guests see, and keeps it as a version. */
async function showBlocks(tx: Tx, layoutPage: LayoutPage, blocks: StoredBlock[], now: Date): Promise<void> {
  const before = await publishedBlocks(tx, layoutPage)
  const [last] = await readVersions(tx, layoutPage)
  if (!last) await storeVersion(tx, layoutPage, { number: 1, blocks: before, now })
  const number = (last?.number ?? 1) + 1
  await storeVersion(tx, layoutPage, { number, blocks, now })
  await tx
    .delete(layoutVersions)
    .where(and(versionOf(layoutPage), ne(layoutVersions.number, 1), lte(layoutVersions.number, number - MAX_VERSIONS)))
  await replaceBlocks(tx, layoutPage, blocks)
}

async function replaceBlocks(tx: Tx, layoutPage: LayoutPage, blocks: StoredBlock[]): Promise<void> {
  const { page, target, source } = layoutPage
  if (source) return source.write(tx, asValue(blocks))
  await tx.delete(layoutBlocks).where(blocksOf(layoutPage))
  const rows = blocks.map((block, sort) => ({ ...block, page, target: target || null, sort }))
  if (rows.length > 0) await tx.insert(layoutBlocks).values(rows)
}

/** A setting as blocks. */
export const asBlocks = ({ ident }: ConfigSource, value: Record<string, unknown> | null): StoredBlock[] =>
  value ? [{ id: ident, type: ident, style: {}, hidden: false, data: value }] : []

/** The setting that blocks are; null when nothing is stored. */
export const asValue = ([block]: readonly StoredBlock[]): Record<string, unknown> | null => block?.data ?? null

/** The published versions of a page, the latest first; empty before the first publication in the console. */
export function readVersions(db: ReadDb, layoutPage: LayoutPage) {
  return db.select().from(layoutVersions).where(versionOf(layoutPage)).orderBy(desc(layoutVersions.number))
}

async function storeVersion(
  tx: Tx,
  layoutPage: LayoutPage,
  version: { number: number; blocks: StoredBlock[]; now: Date },
) {
  const { now: publishedAt, ...rest } = version
  await tx
    .insert(layoutVersions)
    .values({ id: newId(), page: layoutPage.page, target: layoutPage.target, ...rest, publishedAt })
}

/** Locks the draft of a page and checks its revision. */
async function lockDraft(tx: Tx, layoutPage: LayoutPage, revision: number): Promise<StoredBlock[] | null> {
  const row = await lockLayoutDraft(tx, layoutPage)
  if (row?.revision !== revision) throw new StaleRevisionError()
  return row.blocks
}

async function leaveDraft(
  tx: Tx,
  layoutPage: LayoutPage,
  revision: number,
  blocks: StoredBlock[] | null,
): Promise<void> {
  await tx
    .update(layoutDrafts)
    .set({ blocks, revision: revision + 1 })
    .where(draftOf(layoutPage))
}

function blocksOf({ page, target }: LayoutPage) {
  return and(eq(layoutBlocks.page, page), target ? eq(layoutBlocks.target, target) : isNull(layoutBlocks.target))
}

function draftOf({ page, target }: LayoutPage) {
  return and(eq(layoutDrafts.page, page), eq(layoutDrafts.target, target))
}

function versionOf({ page, target }: LayoutPage) {
  return and(eq(layoutVersions.page, page), eq(layoutVersions.target, target))
}

/** Whether two values have the same JSON, ignoring the order of fields. */
export function sameJson(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(written(one), written(other))
}

function written(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
