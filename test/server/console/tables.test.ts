import decode from 'qr/decode.js'
import { tableSessions } from '../../../server/db/schema/tables'
import { tableScanText } from '../../../src/domain/table/tableCode'
import { A1, A2, Diner, payMode } from '../support/diner'
import { freshBistro } from '../support/freshBistro'
import type { Backend } from '../support/harness'
import { Merchant, PASSWORD } from '../support/merchant'

const SITE = 'https://shop.example'

let backend: Backend
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD, siteOrigins: [SITE] })

let merchant: Merchant
beforeEach(async () => {
  merchant = new Merchant(backend)
  await merchant.enter()
})

/** The text of a table's card, without tags. */
async function card(tableId = 't1'): Promise<string> {
  const { body } = await merchant.get('/console/tables?store=ari')
  const [, inside = ''] = new RegExp(`<article id="${tableId}">([^]*?)</article>`).exec(body) ?? []
  return inside.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

const act = (act: string, fields: Record<string, string> = {}, tableId = 't1') =>
  merchant.act(`/console/tables/${tableId}`, { act, ...fields })
const closed = async () => (await backend.db.select().from(tableSessions)).every(({ closedAt }) => closedAt !== null)

/** Width of a QR module in pixels. */
const CELL = 4

/** The texts of the QR codes on a page, decoded. */
async function codesOn(path: string): Promise<string[]> {
  const { body } = await merchant.get(path)
  return (body.match(/<svg[^]*?<\/svg>/g) ?? []).map((drawing) => {
    const width = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1]) * CELL
    const data = new Uint8Array(width * width * 4).fill(255)
    let [column, row] = [0, 0]
    for (const [, move, x, y] of drawing.matchAll(/([Mm])(-?\d+) ?(-?\d+)/g)) {
      ;[column, row] = move === 'M' ? [Number(x), Number(y)] : [column + Number(x), row + Number(y)]
      for (let line = row * CELL; line < (row + 1) * CELL; line++) {
        const start = (line * width + column * CELL) * 4
        for (let at = start; at < start + CELL * 4; at++) data[at] = at % 4 === 3 ? 255 : 0
      }
    }
    return decode({ width, height: width, data })
  })
}

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

  it('get a new code, which invalidates the old one', async () => {
    const diner = await Diner.seated(backend)
    await act('renew')
    expect((await diner.add('tea')).msg).toMatch(/no longer valid/)
    const [text = ''] = await codesOn('/console/codes?store=ari&table=t1')
    const code = new URL(text).searchParams.get('code')
    expect(code).not.toBe(A1.code)
    await Diner.seated(backend, 2, { ...A1, code: code ?? '' })
  })

  it('that do not exist, and invalid forms, are refused', async () => {
    expect((await act('free', {}, 'nowhere')).body).toContain('This table was not found')
    for (const owed of ['-1', '1.5', '']) expect((await act('settle', { owed })).status).toBe(400)
    expect((await act('burn')).status).toBe(400)
  })
})

test('the codes to print are those of the tables and of the store, with the public address', async () => {
  expect(await codesOn('/console/codes?store=ari')).toEqual([
    tableScanText(SITE, A1),
    tableScanText(SITE, A2),
    `${SITE}/s/storeGoods?storeId=ari`,
    `${SITE}/s/fastfood?storeId=ari`,
    `${SITE}/s/personPay?storeId=ari`,
    `${SITE}/s/queue?storeId=ari`,
  ])
  const { body } = await merchant.get('/console/codes?store=ari&table=t1')
  for (const text of ['Warm Table Ari', 'A1 · Garden', 'Scan to see the menu', 'สแกนเพื่อดูเมนู', '扫码看菜单'])
    expect(body).toContain(text)
  expect(body).not.toContain('Phones need an https address')
})
