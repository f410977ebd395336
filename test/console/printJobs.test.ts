import { dueJobs, KITCHEN_KINDS, pagesOf } from '../../console/app/orders/printing/printJobs'
import type { PrintSetup } from '../../console/app/orders/printing/printSetup'
import { linesOf, newStation, readStations } from '../../console/app/orders/printing/stations'
import type { StaffOrder } from '../../console/contract/orders/order'

const line = (categoryId: string) => ({
  ...{ id: `of ${categoryId}`, num: 1, refundedNum: 0, name: 'Dish', categoryId, choice: '', packed: false, paid: 0 },
})
const order = (id: string, lane: StaffOrder['lane'], ...categoryIds: string[]) => ({
  ...{ id, storeId: 'ari', lane, lines: categoryIds.map(line) },
})
const [WHOLE] = readStations('')
const KITCHEN = { ...newStation('kitchen'), name: 'Kitchen', categoryIds: ['mains', 'soups'] }
const BAR = { ...newStation('bar'), name: 'Bar', categoryIds: ['drinks'], copies: 2 }
const SETUP: PrintSetup = {
  ...{ tickets: true, receipts: true, receiptCopies: 1 },
  stationsOf: (storeId) => (storeId === 'ari' ? [KITCHEN, BAR] : readStations('')),
}

const named = (jobs: ReturnType<typeof dueJobs>) =>
  jobs.map(({ kind, id, station, copy }) =>
    [kind, id, station?.name, copy].filter((part) => part !== undefined).join(' '),
  )

describe('the tickets of an order', () => {
  it('are one with all dishes, until staff set up stations', () => {
    const elsewhere = { ...order('a', 'cooking', 'mains', 'drinks'), storeId: 'silom' }
    expect(pagesOf('ticket', elsewhere, SETUP)).toEqual([{ kind: 'ticket', id: 'a', station: WHOLE, copy: 1 }])
    expect(WHOLE && linesOf(WHOLE, [line('mains'), line('drinks')])).toHaveLength(2)
  })

  it('are one for each station that makes something of it, in its copies', () => {
    const pages = (...categoryIds: string[]) => named(pagesOf('ticket', order('a', 'cooking', ...categoryIds), SETUP))
    expect(pages('soups', 'drinks')).toEqual(['ticket a Kitchen 1', 'ticket a Bar 1', 'ticket a Bar 2'])
    expect(pages('mains')).toEqual(['ticket a Kitchen 1'])
    expect(pages('desserts')).toEqual([])
  })

  it('hold the dishes of their station', () => {
    expect(linesOf(BAR, [line('mains'), line('drinks'), line('soups')])).toEqual([line('drinks')])
  })
})

describe('by itself', () => {
  const board = [order('new', 'new', 'mains'), order('cooking', 'cooking', 'mains'), order('ready', 'ready', 'drinks')]

  it('a device prints tickets of what is cooked and receipts of what is ready', () => {
    expect(named(dueJobs(board, { ...SETUP, receiptCopies: 2 }))).toEqual([
      ...['ticket cooking Kitchen 1', 'receipt ready 1', 'receipt ready 2'],
    ])
  })

  it('a kitchen prints tickets, whatever is switched on', () => {
    expect(named(dueJobs(board, SETUP, KITCHEN_KINDS))).toEqual(['ticket cooking Kitchen 1'])
  })

  it('a device prints what is switched on', () => {
    expect(named(dueJobs(board, { ...SETUP, receipts: false }))).toEqual(['ticket cooking Kitchen 1'])
    expect(named(dueJobs(board, { ...SETUP, tickets: false }))).toEqual(['receipt ready 1'])
    expect(dueJobs(board, { ...SETUP, tickets: false, receipts: false })).toEqual([])
  })
})

it.each(['', 'not JSON', '[]', '{}', '[{"key":"a"}]', '[{"key":"","name":"","categoryIds":[],"copies":0}]'])(
  'a device that remembers %j prints every dish once',
  (remembered) => {
    expect(readStations(remembered)).toEqual([{ key: '', name: '', categoryIds: [], copies: 1 }])
  },
)

it('a device remembers its stations', () => {
  expect(readStations(JSON.stringify([KITCHEN, BAR]))).toEqual([KITCHEN, BAR])
})
