import { type Choice, choiceKey } from '../../../src/domain/cart/cartLine'
import { cartKindOf } from '../../../src/domain/cart/cartKind'
import type { CartView, LineRecord } from './cartLines'

interface NewLine {
  id: string
  choice: Choice
  num: number
  /** The guest's lines: the new one is packed when all of them are. */
  beside: readonly LineRecord[]
}

/** A line of a choice that a cart does not contain yet. */
export function newLine(
  { userId, store, diningType, tableSession, now }: CartView,
  { id, choice, num, beside }: NewLine,
): LineRecord {
  const { goodsId, skuId, attrIds, addons } = choice
  return {
    id,
    userId,
    storeId: store.id,
    cart: cartKindOf(diningType),
    tableSessionId: tableSession?.id ?? null,
    key: choiceKey(choice),
    goodsId,
    skuId,
    attrIds: [...attrIds],
    addons: [...addons],
    num,
    packed: beside.length > 0 && beside.every(({ packed }) => packed),
    createdAt: now,
  }
}
