import { isBranch, isTaxId, plainTaxId } from '../../../src/contract/order/taxId'
import { taxIdText } from '../../../server/modules/documents/view'

it.each(['0107544000108', '0107542000011', '0105561000011', '1101700203450', '0-1075-44000-10-8', ' 0107544000108 '])(
  '%s is a tax id',
  (text) => expect(isTaxId(text)).toBe(true),
)

it.each([
  ['a wrong check digit', '0107544000107'],
  ['two digits that changed places', '0107454000108'],
  ['a digit less', '010754400010'],
  ['a digit more', '01075440001080'],
  ['letters', '01075440001O8'],
  ['nothing', ''],
])('%s is none', (_, text) => expect(isTaxId(text)).toBe(false))

it('is printed in groups, and read without them', () => {
  expect(taxIdText('0107544000108')).toBe('0-1075-44000-10-8')
  expect(plainTaxId('0-1075-44000-10-8')).toBe('0107544000108')
})

it('a branch has five digits', () => {
  expect(['00000', '00012', '12', '000001', '0000a'].map(isBranch)).toEqual([true, true, false, false, false])
})
