import type { AuditAction } from '../../../console/contract/staff/auditActions'
import { isBlockType } from '../../../console/contract/look/blockShapes'
import type { Layout, LookBlock } from '../../../console/contract/look/look'
import { AppError } from '../../api/appError'
import type { StoredBlock } from '../../db/columnTypes'
import type { ReadDb, Tx } from '../../db/database'
import type { Staff } from '../../modules/audit/audit'
import { blockFaults } from '../../modules/config/blockValidation'
import { changeDraft, dropDraft, type LayoutPage, publishDraft, readDraft } from '../../modules/config/layoutRepository'
import { refuseFields } from '../../modules/offers/edited'
import { draftVersion, readDrafted, showBefore, writeDraft } from './drafts'
import { pathText, refuseFaults } from './faults'
import { newBlock } from './newBlock'

/** A page of the calls: own pages have a name. */
type LayoutKey = Pick<Layout, 'page' | 'target'>

/** A page as staff saw it. */
interface SeenPlace extends LayoutKey {
  revision: number
}

const nameOf = ({ page, target }: LayoutPage) => (target ? `${page}:${target}` : page)

const present = (block: StoredBlock): LookBlock => ({
  ...{ id: block.id, type: block.type, hidden: block.hidden, data: block.data },
  faults: blockFaults(block).map(pathText),
})

/** The draft of a page, else what is published, with earlier versions. */
export async function readLayout(db: ReadDb, { page, target }: LayoutKey): Promise<Layout> {
  refuseFields('staff.notTogether', [['target', (page === 'custom') !== (target !== '')]])
  const { blocks, ...draft } = await readDrafted(db, { page, target })
  return { ...{ page, target, ...draft }, blocks: blocks.map(present) }
}

/** Adds a block, the last one. */
export function addBlock(tx: Tx, { type, ...seen }: SeenPlace & { type: string }, staff: Staff): Promise<Layout> {
  if (!isBlockType(type)) throw new AppError(400, 'staff.unknownId', { field: 'type' }, { fields: ['type'] })
  const added = newBlock(type)
  return edit(tx, seen, { action: 'look.add', staff, change: (blocks) => [...blocks, added] })
}

/** Puts the blocks in an order, hides and removes some. Their data stay, whatever their kind. */
export function arrangeBlocks(
  tx: Tx,
  { blocks: wanted, ...seen }: SeenPlace & { blocks: readonly Pick<StoredBlock, 'id' | 'hidden'>[] },
  staff: Staff,
): Promise<Layout> {
  const ids = wanted.map(({ id }) => id)
  const change = (blocks: StoredBlock[]) => {
    const known = new Map(blocks.map((block) => [block.id, block]))
    refuseFields('staff.unknownId', [['blocks', new Set(ids).size < ids.length || ids.some((id) => !known.has(id))]])
    return wanted.flatMap(({ id, hidden }) => {
      const block = known.get(id)
      return block ? [{ ...block, hidden }] : []
    })
  }
  return edit(tx, seen, { action: 'look.arrange', staff, change })
}

/** Changes the data of a block. Refuses what guests would not see as it is written, by the paths of the fields. */
export async function updateBlock(
  tx: Tx,
  { id, data, ...seen }: SeenPlace & { id: string; data: Record<string, unknown> },
  staff: Staff,
): Promise<Layout> {
  const { blocks } = await readDraft(tx, seen)
  const block = blocks.find((each) => each.id === id)
  if (!block) throw new AppError(400, 'staff.notFound')
  refuseFaults(blockFaults({ ...block, data }))
  const change = (current: StoredBlock[]) => current.map((each) => (each.id === id ? { ...each, data } : each))
  return edit(tx, seen, { action: 'look.update', staff, change })
}

/** Shows the draft to guests. Blocks with faults are not published unless they are hidden. */
export async function publishPage(tx: Tx, seen: SeenPlace, staff: Staff): Promise<Layout> {
  const { blocks } = await readDraft(tx, seen)
  if (blocks.some((block) => !block.hidden && isBlockType(block.type) && blockFaults(block).length > 0))
    throw new AppError(400, 'look.faults')
  return write(tx, seen, {
    action: 'look.publish',
    staff,
    work: () => publishDraft(tx, seen, seen.revision, staff.now),
  })
}

/** Leaves the draft. */
export function discardDraft(tx: Tx, seen: SeenPlace, staff: Staff): Promise<Layout> {
  return write(tx, seen, { action: 'look.discard', staff, work: () => dropDraft(tx, seen, seen.revision) })
}

/** Shows guests what was published before the last time. */
export function takeBack(tx: Tx, seen: SeenPlace, staff: Staff): Promise<Layout> {
  const work = () => showBefore(tx, seen, { revision: seen.revision, now: staff.now })
  return write(tx, seen, { action: 'look.takeBack', staff, work })
}

/** Makes an earlier version the draft. */
export function restoreVersion(tx: Tx, seen: SeenPlace & { versionId: string }, staff: Staff): Promise<Layout> {
  return write(tx, seen, { action: 'look.restore', staff, work: () => draftVersion(tx, seen, seen) })
}

interface Edit {
  action: AuditAction
  staff: Staff
  change(blocks: StoredBlock[]): StoredBlock[]
}

const edit = (tx: Tx, seen: SeenPlace, { change, ...rest }: Edit) =>
  write(tx, seen, { ...rest, work: () => changeDraft(tx, seen, seen.revision, change) })

interface Write {
  action: AuditAction
  staff: Staff
  work(): Promise<void>
}

const write = (tx: Tx, seen: SeenPlace, change: Write): Promise<Layout> =>
  writeDraft(tx, {
    ...change,
    ...{ subject: 'layout_blocks', subjectId: nameOf(seen) },
    read: () => readLayout(tx, seen),
    recorded,
  })

const recorded = ({ changed, blocks }: Layout) => ({
  changed,
  blocks: blocks.map(({ id, type, hidden, data }) => ({ id, type, hidden, data })),
})
