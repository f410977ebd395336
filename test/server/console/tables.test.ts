import { tableSessions } from '../../../server/db/schema/tables'
import { Diner, payMode } from '../support/diner'
import { freshConsole } from '../support/freshBistro'
import type { Backend } from '../support/harness'
import type { Merchant } from '../support/merchant'

let backend: Backend
let merchant: Merchant
freshConsole((...all) => ([backend, merchant] = all))

/** The text of a table's card, without tags. */
async function card(tableId = 't1'): Promise<string> {
  const { body } = await merchant.get('/console/tables?store=ari')
  const [, inside = ''] = new RegExp(`<article id="${tableId}">([^]*?)</article>`).exec(body) ?? []
  return inside.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

const act = (act: string, fields: Record<string, string> = {}, tableId = 't1') =>
  merchant.act(`/console/tables/${tableId}`, { act, ...fields })
const closed = async () => (await backend.db.select().from(tableSessions)).every(({ closedAt }) => closedAt !== null)

describe('the tables at the console', () => {
  it('show their session and state', async () => {
    expect(await card()).toContain('A1 Free 4 seats')
    const diner = await Diner.seated(backend, 3)
    expect(await card()).toContain('To be ordered 3 people')
    await diner.fill()
    await diner.order({ payType: 'offline' })
    expect(await card()).toMatch(/A1 Ordered .*1× Green curry/)
  })

  it('show waiter calls until they are answered', async () => {
    const diner = await Diner.seated(backend)
    await diner.call('water', 'Without <ice>')
    expect(await card()).toMatch(/Wants water · \d\d:\d\d “Without &#60;ice&#62;”/)
    expect((await merchant.get('/console')).body).toContain('<title>(1) Orders')
    expect(await act('answer')).toMatchObject({ status: 303, to: '/console/tables?store=ari#t1' })
    expect(await card()).not.toContain('Wants water')
    expect((await diner.sitting()).calls).toMatchObject([{ type: 'water', done: true }])
  })

  it('can be freed only when nothing is owed', async () => {
    const diner = await Diner.seated(backend)
    await diner.fill()
    const { id } = await diner.order({ payType: 'offline' })
    expect((await act('free')).body).toContain('This table still has an unpaid amount')
    expect(await closed()).toBe(false)
    expect(await card()).toContain('Take ฿')
    await merchant.order(id, 'takeMoney')
    expect(await card()).toContain('Free the table A1')
    await act('free')
    expect(await closed()).toBe(true)
  })

  it('are settled at the counter for the amount shown, unless the bill has grown since', async () => {
    await payMode(backend, 'payAfter')
    const diner = await Diner.seated(backend)
    await diner.fill()
    await diner.order()
    const { total } = await diner.bill()
    expect(await card()).toMatch(/Settle ฿[\d.]+…/)
    await diner.add('tea')
    await diner.order()
    expect((await act('settle', { owed: String(total) })).body).toContain('The bill has changed')
    const { total: grown } = await diner.bill()
    expect((await act('settle', { owed: String(grown) })).status).toBe(303)
    expect(await closed()).toBe(true)
    expect((await diner.bill()).left).toBe(0)
    expect(await card()).toContain('Free 4 seats')
  })

  it('that do not exist, and invalid forms, are refused', async () => {
    expect((await act('free', {}, 'nowhere')).body).toContain('This table was not found')
    for (const owed of ['-1', '1.5', '']) expect((await act('settle', { owed })).status).toBe(400)
    expect((await act('burn')).status).toBe(400)
  })
})
