import { newId } from '../../db/ids'
import type { StoredBlock } from '../../db/columnTypes'
import { ALL_KINDS } from './kinds'

/** What can be done with a block of a page without writing. */
export const EDITS = ['up', 'down', 'hide', 'show', 'remove'] as const
export type Edit = (typeof EDITS)[number]

/** A page after one of its blocks was moved by one, hidden, shown or removed; as it was when there is no such block. */
export function edited(blocks: readonly StoredBlock[], id: string, edit: Edit): StoredBlock[] {
  if (edit === 'remove') return blocks.filter((block) => block.id !== id)
  if (edit === 'hide' || edit === 'show') return changed(blocks, id, { hidden: edit === 'hide' })
  const from = blocks.findIndex((block) => block.id === id)
  const [moved] = blocks.slice(from).slice(0, 1)
  if (from === -1 || !moved) return [...blocks]
  const others = blocks.filter((block) => block !== moved)
  const to = Math.max(0, edit === 'up' ? from - 1 : from + 1)
  return [...others.slice(0, to), moved, ...others.slice(to)]
}

/** A page after something of one of its blocks was written anew. */
export function changed(blocks: readonly StoredBlock[], id: string, part: Partial<StoredBlock>): StoredBlock[] {
  return blocks.map((block) => (block.id === id ? { ...block, ...part } : block))
}

/** A new block of a kind, with what one begins with. */
export function newBlock(type: string): StoredBlock {
  const kind = ALL_KINDS.find((each) => each.type === type)
  return { id: newId(), type, style: {}, data: kind?.start ?? {}, hidden: false }
}
