import type { Block } from '../../src/contract/config'
import type { GoodsRow } from '../../src/contract/goods'

/**
 * Layout blocks as they travel: a stored `goods` block lists `goodsIds` of all stores, in order; it leaves with the rows of
 * those that are on the menu at hand.
 */
export async function withGoods(blocks: Block[], menu: () => Promise<readonly GoodsRow[]>): Promise<Block[]> {
  if (!blocks.some(({ type }) => type === 'goods')) return blocks
  const rows = new Map((await menu()).map((row) => [row.id, row]))
  return blocks.map((block) => (block.type === 'goods' ? filled(block, rows) : block))
}

function filled(block: Block, rows: ReadonlyMap<string, GoodsRow>): Block {
  const { goodsIds, ...data } = block.data
  const ids: unknown[] = Array.isArray(goodsIds) ? goodsIds : []
  return { ...block, data: { ...data, goods: ids.flatMap((id) => rows.get(String(id)) ?? []) } }
}
