import type { Handler } from '../../../server/api/context'
import type { StaffHandlers } from '../../../server/console/api/staffContext'
import type { ConsoleContract } from '../../../console/contract/contract'
import type { payContract } from '../../../src/contract/payment/pay'

type Query = (typeof payContract)['query']
type StaffList = Extract<
  StaffHandlers<Pick<ConsoleContract['couponPack'], 'list'>>['list'],
  (...given: never[]) => unknown
>
type Writes = 'insert' | 'update' | 'delete' | 'execute' | 'transaction'

/** What a handler can do with its database beside reading. */
type WritesOf<D> = Extract<keyof D, Writes>

test('handlers of GET have no database to write to', () => {
  const guest: WritesOf<Parameters<Handler<Query>>[0]['db']>[] = []
  const staff: WritesOf<Parameters<StaffList>[0]['db']>[] = []
  // @ts-expect-error the type has no member
  guest.push('insert')
  // @ts-expect-error the type has no member
  staff.push('insert')
  expect([guest, staff]).toEqual([['insert'], ['insert']])
})

test('handlers of GET open no transactions', () => {
  const opening = { transaction: false, handle: () => Promise.reject(new Error('not called')) } as const
  const allowed: Handler<(typeof payContract)['slip']> = opening
  // @ts-expect-error only handlers that write do
  const refused: Handler<Query> = opening
  expect([allowed, refused]).toEqual([opening, opening])
})
