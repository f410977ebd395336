import type { Cart } from '@/contract/cart/cart'
import type { Choice as FullChoice } from '@/domain/cart/cartLine'

/** An empty cart. */
export const NOTHING: Cart = {
  cart: [],
  count: 0,
  goodsAmount: 0,
  packAmount: 0,
  saveAmount: 0,
  minAmountGap: 0,
  missing: [],
}

/** The chosen variant of a dish; attributes and add-ons only where the dish has any. */
export type Choice = Pick<FullChoice, 'goodsId' | 'skuId'> & Partial<FullChoice>

/** A change of a cart: `num` pieces of a choice added or removed, or a line set from `from` to `num` pieces. */
export type Write =
  | { kind: 'add'; choice: Choice; num: number }
  | { kind: 'set'; lineId: string; from: number; num: number }

/** Optimistic cart with `num` pieces of a line, until the server replies with the prices. */
export function withLine(cart: Cart, lineId: string, num: number): Cart {
  const lines = cart.cart.map((line) => (line.id === lineId ? { ...line, num, amount: line.price * num } : line))
  return { ...cart, cart: lines.filter((line) => line.num > 0) }
}

/** A queued change of a cart, until the server has answered it. */
export class CartChange<Owner> {
  /** Resolves to whether the server accepted. */
  readonly done: Promise<boolean>
  private resolve: (accepted: boolean) => void = () => undefined

  constructor(
    readonly owner: Owner,
    readonly write: Write,
  ) {
    this.done = new Promise((resolve) => (this.resolve = resolve))
  }

  /** Whether merged changes cancel out, so that nothing needs to be sent. */
  get idle(): boolean {
    return this.write.num === (this.write.kind === 'add' ? 0 : this.write.from)
  }

  /** Merges a later change of the same line or choice; false when it concerns another one. */
  join(later: Write): boolean {
    const { write } = this
    if (write.kind === 'set' && later.kind === 'set' && write.lineId === later.lineId) {
      write.num = later.num
      return true
    }
    if (write.kind === 'add' && later.kind === 'add' && sameChoice(write.choice, later.choice)) {
      write.num += later.num
      return true
    }
    return false
  }

  finish(accepted: boolean): void {
    this.resolve(accepted)
  }
}

function sameChoice(a: Choice, b: Choice): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
