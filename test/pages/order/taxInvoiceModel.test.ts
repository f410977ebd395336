import { TaxInvoiceModel } from '@/pages/order/taxInvoice.model'

const COMPANY = { name: 'Sala Books', address: 'Silom', taxId: '0105561000011', branch: '00000' }

/** A form that is filled in for a company. */
function filled(): TaxInvoiceModel {
  const model = new TaxInvoiceModel(null)
  model.set('name', ' Sala Books ')
  model.set('address', 'Silom ')
  model.set('taxId', '0-1055-61000-01-1')
  return model
}

test('faults are shown from the first submit on, and only while they last', () => {
  const model = new TaxInvoiceModel(null)
  expect(model.shows('name')).toBe(false)
  expect(model.submission.submit()).toBe('name')
  expect([...model.faults]).toEqual(['name', 'taxId', 'address'])
  expect(model.submission.focuses('name')).toBe(true)
  model.set('name', 'Sala Books')
  expect(model.submission.focuses('name')).toBe(false)
  expect([model.shows('name'), model.shows('taxId')]).toEqual([false, true])
})

test('the head office of a company is sent trimmed, with the plain tax id', () => {
  const model = filled()
  expect(model.submission.submit()).toBeUndefined()
  expect(model.buyer).toEqual(COMPANY)
})

test('a branch needs its five digits', () => {
  const model = filled()
  model.chooseOffice('branch')
  model.set('branchNo', '12')
  expect(model.submission.submit()).toBe('branchNo')
  model.set('branchNo', '00012')
  expect([model.submission.submit(), model.buyer.branch]).toEqual([undefined, '00012'])
})

test('a person has no branch, whatever was chosen before', () => {
  const model = filled()
  model.chooseOffice('branch')
  model.chooseWho('person')
  expect([model.hasBranchNo, model.submission.submit(), model.buyer.branch]).toEqual([false, undefined, null])
})

test.each([
  ['a head office', COMPANY, { isCompany: true, isHeadOffice: true, branchNo: '' }],
  ['a branch', { ...COMPANY, branch: '00012' }, { isCompany: true, isHeadOffice: false, branchNo: '00012' }],
  ['a person', { ...COMPANY, branch: null }, { isCompany: false, isHeadOffice: true, branchNo: '' }],
])('the form begins with %s of the last invoice', (_, last, expected) => {
  const model = new TaxInvoiceModel(last)
  expect(model).toMatchObject({ ...expected, name: last.name, taxId: last.taxId, address: last.address })
  expect([model.submission.submit(), model.buyer]).toEqual([undefined, last])
})
