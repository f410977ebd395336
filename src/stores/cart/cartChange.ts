import type { Cart } from '@/contract/cart'
import type { Choice as FullChoice } from '@/domain/cart/cartLine'

/** A cart before anything is chosen. */
export const NOTHING: Cart = {
  cart: [],
  count: 0,
  goodsAmount: 0,
  packAmount: 0,
  saveAmount: 0,
  minAmountGap: 0,
  missing: [],
}

/** What a guest chose of a dish; attributes and add-ons only where there are any. */
export type Choice = Pick<FullChoice, 'goodsId' | 'skuId'> & Partial<FullChoice>

/** A change of a cart: pieces more or less of a choice, or a line that had `from` pieces before the eyes and shall have `num`. */
export type Write =
  { kind: 'add'; choice: Choice; num: number } | { kind: 'set'; lineId: string; from: number; num: number }

/** A cart as it looks with so many pieces of a line, until the server has said what that comes to. */
export function withLine(cart: Cart, lineId: string, num: number): Cart {
  const lines = cart.cart.map((line) => (line.id === lineId ? { ...line, num, amount: line.price * num } : line))
  return { ...cart, cart: lines.filter((line) => line.num > 0) }
}

/** One change on its way to the server, kept until it is known what came of it. */
export class CartChange<Owner> {
  /** Whether the server agreed. */
  readonly done: Promise<boolean>
  private resolve: (confirmedCart: boolean) => void = () => undefined

  constructor(
    readonly owner: Owner,
    readonly write: Write,
  ) {
    this.done = new Promise((resolve) => (this.resolve = resolve))
  }

  /** Nothing is left to tell: a plus and a minus. */
  get idle(): boolean {
    return this.write.num === (this.write.kind === 'add' ? 0 : this.write.from)
  }

  /** Takes a later change of the same thing in; false when it is another thing. */
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

  finish(confirmedCart: boolean): void {
    this.resolve(confirmedCart)
  }
}

function sameChoice(a: Choice, b: Choice): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
