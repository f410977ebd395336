import { observable } from 'mobx'
import type { CartLine, TableParticipant } from '@/contract/cart/cartLine'

/** Whether a line is the guest's own: not added by another participant of the table. */
export function isOwn({ addedBy }: CartLine): boolean {
  return addedBy?.me !== false
}

/** Participants who added a dish to a shared cart, in the order of the seats. */
export function peopleWith(goodsId: string, lines: readonly CartLine[]): TableParticipant[] {
  const people = new Map<number, TableParticipant>()
  for (const { goodsId: id, addedBy } of lines) if (addedBy && id === goodsId) people.set(addedBy.no, addedBy)
  return [...people.values()].sort((a, b) => a.no - b.no)
}

/** The guest's own quantity by dish, observable per dish so that a row re-renders only for its own. Change it in actions. */
export class CartCounts {
  private readonly counts = observable.map<string, number>()

  of(goodsId: string): number {
    return this.counts.get(goodsId) ?? 0
  }

  /** Quantity of the dishes that a predicate selects. */
  where(wanted: (goodsId: string) => boolean): number {
    let sum = 0
    for (const [goodsId, count] of this.counts) if (wanted(goodsId)) sum += count
    return sum
  }

  /** Quantities of the guest and of other participants among some lines. */
  withOthers(lines: readonly CartLine[]): number {
    const others = lines.filter((line) => !isOwn(line))
    return others.reduce(
      (sum, { num }) => sum + num,
      this.where(() => true),
    )
  }

  bump(goodsId: string, by: number): void {
    this.counts.set(goodsId, Math.max(0, this.of(goodsId) + by))
  }

  /** Replaces the counts by those of some lines. */
  show(lines: readonly CartLine[]): void {
    const counts = new Map<string, number>()
    for (const { goodsId, num } of lines.filter(isOwn)) counts.set(goodsId, (counts.get(goodsId) ?? 0) + num)
    for (const goodsId of [...this.counts.keys()]) if (!counts.has(goodsId)) this.counts.delete(goodsId)
    for (const [goodsId, count] of counts) if (this.of(goodsId) !== count) this.counts.set(goodsId, count)
  }
}
