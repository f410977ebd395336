import { consoleContract } from '../../../../console/contract/contract'
import { settingErrors } from '../../../../server/console/settings/settingErrors'
import { settingOf } from '../../../../server/console/settings/settings'
import { decimalText } from '../../../../src/domain/money/typedAmount'
import { BUYER, invoicesOn } from '../../support/orders/documents'
import { freshBistro } from '../../support/database/freshBistro'
import { type Backend, runJob } from '../../support/harness'
import { COLLECTED, paidOrder } from '../../support/orders/kitchen'
import { PASSWORD } from '../../support/console/merchant'
import { StaffCaller } from '../../support/console/staff'

const { document: calls, order: orders } = consoleContract

let backend: Backend
let owner: StaffCaller
let cashier: StaffCaller
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })
beforeEach(async () => {
  await invoicesOn(backend)
  owner = await StaffCaller.enter(backend)
  cashier = await owner.invite({ email: 'nok@example.com', role: 'cashier' })
})

test('staff find documents by number, order, buyer, kind, store and day, and open them', async () => {
  const { id, shopper } = await paidOrder(backend)
  backend.clock.advance(1)
  await paidOrder(backend)
  await runJob(backend.app.jobs.documents)
  await cashier.ask(calls.requestTaxInvoice, { id, buyer: BUYER })
  const numbersOf = async (asked: object) => (await cashier.ask(calls.list, asked)).list.map(({ no }) => no).sort()
  const all = ['AB2026-000001', 'AB2026-000002', 'TX2026-000001']
  const { orderNo } = await shopper.detail(id)
  expect(await numbersOf({})).toEqual(all)
  expect(await numbersOf({ keyword: '000002' })).toEqual(['AB2026-000002'])
  expect(await numbersOf({ keyword: orderNo })).toEqual(['AB2026-000001', 'TX2026-000001'])
  expect(await numbersOf({ keyword: 'sala books' })).toEqual(['TX2026-000001'])
  expect(await numbersOf({ kind: 'shortTaxInvoice', storeId: 'ari' })).toEqual(all.slice(0, 2))
  expect(await numbersOf({ storeId: 'silom' })).toEqual([])
  expect(await numbersOf({ from: '2026-11-21', to: '2026-11-21' })).toEqual(all)
  expect(await numbersOf({ from: '2026-11-22' })).toEqual([])
  const { list, total } = await cashier.ask(calls.list, { keyword: 'TX' }, { locale: 'th' })
  expect([total, list]).toMatchObject([1, [{ orderId: id, buyerName: BUYER.name, storeName: 'โต๊ะอุ่น อารีย์' }]])
  expect((await backend.app.server.inject({ url: list[0]?.path ?? '' })).body).toContain(BUYER.taxId.slice(5, 10))
})

test('a full tax invoice that staff issue for a guest is recorded, and issued once', async () => {
  const { id } = await paidOrder(backend)
  const document = await cashier.ask(calls.requestTaxInvoice, { id, buyer: BUYER })
  expect(document).toMatchObject({ kind: 'taxInvoice', no: 'TX2026-000001', orderId: id })
  expect(await owner.audited(document.id)).toMatchObject([{ action: 'document.taxInvoice', staffName: 'Nok' }])
  expect(await cashier.call(calls.requestTaxInvoice, { id, buyer: BUYER })).toMatchObject({ code: 400 })
})

test('the documents of some days come as a file, with what credit notes take back below zero', async () => {
  const { id } = await paidOrder(backend, COLLECTED)
  await runJob(backend.app.jobs.documents)
  const { payAmount, lines } = await owner.ask(orders.read, { id })
  const pieces = lines.slice(0, 1).map(({ id: lineId, num }) => ({ lineId, num }))
  const { refunded } = await owner.ask(orders.refund, { id, refunded: 0, lines: pieces, reason: 'Cold' })
  await runJob(backend.app.jobs.documents)
  const asked = { from: '2026-11-21', to: '2026-11-21' }
  const { fileName, csv } = await cashier.ask(calls.file, asked)
  expect(fileName).toBe('documents-2026-11-21-2026-11-21.csv')
  const rows = csv.split('\r\n').map((row) => row.split('","'))
  const column = (name: string) => rows[0]?.findIndex((each) => each.includes(name)) ?? -1
  const [note, short] = rows.slice(1)
  expect([note?.[column('total')], short?.[column('total')]]).toEqual([-refunded, payAmount].map(decimalText))
  expect([note?.[column('refers to')], short?.[column('kind')]]).toEqual(['AB2026-000001', 'shortTaxInvoice'])
  expect((await cashier.ask(calls.file, { ...asked, storeId: 'silom' })).csv.split('\r\n')).toHaveLength(2)
  expect((await cashier.call(calls.file, { from: '2026-11-22', to: '2026-11-21' })).code).toBe(400)
})

test('staff of another store neither list nor issue documents of this one', async () => {
  const bound = await owner.invite({ email: 'bound@example.com', storeIds: ['silom'] })
  const { id } = await paidOrder(backend)
  expect((await bound.call(calls.list, {})).code).toBe(403)
  expect((await bound.call(calls.list, { storeId: 'ari' })).code).toBe(403)
  expect((await bound.call(calls.file, { from: '2026-11-21', to: '2026-11-21' })).code).toBe(403)
  expect((await bound.call(calls.requestTaxInvoice, { id, buyer: BUYER })).code).toBe(403)
})

test('what staff enter in the settings is refused when it cannot be right', async () => {
  const setting = settingOf('hasKp')
  if (!setting) throw new Error('no setting')
  const pathsOf = (value: object) => settingErrors(setting, value).map(({ path }) => path.join('.'))
  const branches = [{ storeId: 'ari', branch: '00001', address: { en: 'Ari', th: 'อารีย์' } }]
  const company = { en: 'Warm Table Co., Ltd.', th: 'บริษัท โต๊ะอุ่น จำกัด' }
  expect(pathsOf({ on: true, taxId: '0107544000108', company, address: 'Bangkok', branches })).toEqual([])
  expect(pathsOf({ on: true, taxId: '0107544000107' })).toContain('taxId')
  expect(pathsOf({ branches: [{ storeId: 'ari', branch: '1' }] })).toContain('branches')
})
