import { queueTypes } from '../../../../server/db/schema/inStore/queue'
import { queueContract as staffCalls } from '../../../../console/contract/tables/queue'
import type { Endpoint, Input } from '../../../../src/contract/endpoint'
import {
  queueContract as calls,
  type QueueTicketReply,
  type QueueTicketView,
} from '../../../../src/contract/inStore/queue'
import { setFacts, signInAs } from '../accounts/accounts'
import { freshConsole } from '../database/freshBistro'
import type { Backend } from '../harness'
import { StaffCaller } from '../console/staff'

/** Opens the queue of `ari`: A for 1–2 people, B for 3–4, C for 5–8. */
export async function openQueue({ db }: Backend, storeId = 'ari'): Promise<void> {
  const sizes = [
    ['A', 1, 2],
    ['B', 3, 4],
    ['C', 5, 8],
  ] as const
  await db.insert(queueTypes).values(
    sizes.map(([prefix, minPeople, maxPeople]) => {
      return { id: `${storeId}${prefix}`, storeId, prefix, minPeople, maxPeople, minutes: 5 }
    }),
  )
}

let phones = 10

/** A member with a phone number who queues in `ari`. */
export async function enterGuest(backend: Backend, name: string) {
  const { token, userInfo } = await signInAs(backend, name)
  await setFacts(backend, userInfo.id, { phone: `+668123456${(phones += 1) % 100}` })
  const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => backend.ask(endpoint, input, { token })
  const call = <E extends Endpoint>(endpoint: E, input: Input<E>, key?: string) =>
    backend.call(endpoint, input, { token, ...(key && { key }) })
  return {
    token,
    userId: userInfo.id,
    ask,
    call,
    tryTake: (people: number, more: Partial<Input<typeof calls.take>> = {}, key?: string) =>
      call(calls.take, { storeId: 'ari', people, ...more }, key),
    take: async (people: number) => viewIn(await ask(calls.take, { storeId: 'ari', people })),
    look: async (id: string) => viewIn(await ask(calls.detail, { id })),
    again: async (id: string) => viewIn(await ask(calls.again, { id })),
  }
}
export type QueueGuest = Awaited<ReturnType<typeof enterGuest>>

/** Guests who take a number one after the other, a second apart. */
export async function takeInTurn(backend: Backend, people: readonly number[]) {
  const taken: { guest: QueueGuest; ticket: QueueTicketView }[] = []
  for (const [at, size] of people.entries()) {
    const guest = await enterGuest(backend, `Guest ${at}`)
    taken.push({ guest, ticket: await guest.take(size) })
    backend.clock.advance(1 / 60)
  }
  return taken
}

/** The view of a reply that has one. */
export function viewIn({ view }: QueueTicketReply): QueueTicketView {
  if (!view) throw new Error('nothing has changed')
  return view
}

type Action = 'call' | 'seat' | 'pass' | 'requeue' | 'cancel'

/** Moves a ticket as staff who see its newest version. */
export async function tryMove(staff: StaffCaller, action: Action, id: string, tableId?: string) {
  const { version } = await staff.ask(staffCalls.ticket, { id })
  return staff.call(staffCalls[action], { id, version, ...(tableId && { tableId }) })
}

export async function move(staff: StaffCaller, action: Action, id: string, tableId?: string) {
  const { code, msg, data } = await tryMove(staff, action, id, tableId)
  if (code !== 200) throw new Error(`${action}: ${msg}`)
  return data
}

/** A fresh merchant with the queue of `ari` open for each test of a file, staff, and the guest Nok. */
export function freshQueue(take: (backend: Backend, staff: StaffCaller, nok: QueueGuest) => void): void {
  let backend: Backend
  freshConsole((fresh) => (backend = fresh))
  beforeEach(async () => {
    await openQueue(backend)
    take(backend, await StaffCaller.enter(backend), await enterGuest(backend, 'Nok'))
  })
}
