import type { CartLine, TableParticipant } from '@/contract/cart/cartLine'
import type { TableBatch } from '@/contract/inStore/inStoreTable'
import { ORDER_STATES, VOID_CODES } from '@/domain/order/orderState'

/** The valid orders of a table, newest first. */
export function roundsOf(batches: readonly TableBatch[]): TableBatch[] {
  return batches.filter(({ state }) => !VOID_CODES.includes(state)).reverse()
}

/** Total quantity of some lines. */
export function quantityOf(lines: readonly Pick<CartLine, 'num'>[]): number {
  return lines.reduce((sum, { num }) => sum + num, 0)
}

/** The guest's own order that must be paid before it is cooked. */
export function unpaidRound(batches: readonly TableBatch[]): TableBatch | undefined {
  return batches.find(({ by, state }) => by.me && state === ORDER_STATES.pendingPayment.code)
}

/** The lines of a shared cart by who added them: the guest's own first, then in the order of the seats. */
export function linesByPerson(lines: readonly CartLine[]): { person: TableParticipant; lines: CartLine[] }[] {
  const people = new Map<number, { person: TableParticipant; lines: CartLine[] }>()
  for (const line of lines) {
    const person = line.addedBy
    if (!person) continue
    const group = people.get(person.no) ?? { person, lines: [] }
    group.lines.push(line)
    people.set(person.no, group)
  }
  const rank = ({ person }: { person: TableParticipant }) => (person.me ? 0 : person.no)
  return [...people.values()].sort((a, b) => rank(a) - rank(b))
}

/** When one of some lines was last added; undefined for lines of a guest's own cart. */
export function lastAdded(lines: readonly CartLine[]): string | undefined {
  return lines
    .flatMap(({ addedAt }) => addedAt ?? [])
    .sort()
    .pop()
}
