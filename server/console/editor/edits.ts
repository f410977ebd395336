import type { StoredBlock } from '../../db/columnTypes'

/** Edits of a block that need no text. */
export const EDITS = ['up', 'down', 'hide', 'show', 'remove'] as const
export type Edit = (typeof EDITS)[number]

/** The blocks after one was moved by one place, hidden, shown or removed; unchanged when there is no such block. */
export function applyEdit(blocks: readonly StoredBlock[], id: string, edit: Edit): StoredBlock[] {
  if (edit === 'remove') return blocks.filter((block) => block.id !== id)
  if (edit === 'hide' || edit === 'show') return withChangedBlock(blocks, id, { hidden: edit === 'hide' })
  const from = blocks.findIndex((block) => block.id === id)
  const [moved] = blocks.slice(from).slice(0, 1)
  if (from === -1 || !moved) return [...blocks]
  const others = blocks.filter((block) => block !== moved)
  const to = Math.max(0, edit === 'up' ? from - 1 : from + 1)
  return [...others.slice(0, to), moved, ...others.slice(to)]
}

/** The blocks with some fields of one of them replaced. */
export function withChangedBlock(
  blocks: readonly StoredBlock[],
  id: string,
  part: Partial<StoredBlock>,
): StoredBlock[] {
  return blocks.map((block) => (block.id === id ? { ...block, ...part } : block))
}
