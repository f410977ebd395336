import { generate, parse, validate } from 'promptparse'
import { crc16, promptPayPayload } from '../../../server/integrations/payment/promptPayQr'

const bill = { amount: 54356, ref: 'SB251120004701', merchant: 'Sala Bistro · Thonglor' }
const billerId = '099999999999990'

test.each([
  ['123456789', '29B1'],
  ['', 'FFFF'],
  ['A', 'B915'],
])('the check value of "%s" is %s', (text, crc) => {
  expect(crc16(text)).toBe(crc)
})

test.each([
  ['00', undefined, '01'],
  ['01', undefined, '12'],
  ['30', '00', 'A000000677010112'],
  ['30', '01', billerId],
  ['30', '02', bill.ref],
  ['53', undefined, '764'],
  ['54', undefined, '543.56'],
  ['58', undefined, 'TH'],
  ['59', undefined, 'Sala Bistro Thonglor'],
  ['62', '05', bill.ref],
])('an independent reader finds under tag %s %s: %s', (tag, part, value) => {
  const read = parse(promptPayPayload({ ...bill, account: { billerId } }), true)
  expect(read?.getTagValue(tag, part)).toBe(value)
})

test('an independent validator accepts it as a bill payment', () => {
  expect(validate.billPayment(promptPayPayload({ ...bill, account: { billerId } }))).toMatchObject({
    billerId,
    ref1: bill.ref,
    amount: 543.56,
  })
})

test('a reader refuses it when one character is changed', () => {
  const payload = promptPayPayload({ ...bill, account: { billerId } })
  expect(parse(payload.replace('543.56', '543.57'), true)).toBeNull()
})

test.each([
  ['081-234-5678', 'MSISDN' as const, '0812345678', 1],
  ['0105540087061', 'NATID' as const, '0105540087061', 100_000_000],
  ['123456789012345', 'EWALLETID' as const, '123456789012345', 16500],
])('the PromptPay id %s is written as another library writes it', (promptPayId, type, target, amount) => {
  const mine = parse(promptPayPayload({ ...bill, amount, account: { promptPayId } }), true)
  const theirs = parse(generate.anyId({ type, target, amount: amount / 100 }), true)
  expect(mine?.getTagValue('29')).toBe(theirs?.getTagValue('29'))
  expect(mine?.getTagValue('54')).toBe(theirs?.getTagValue('54'))
})

test.each([
  ['ศาลาบิสโทร', 'RESTAURANT'],
  ['A very long name of a restaurant by the river', 'A very long name of a res'],
])('the merchant %s is shown as %s', (merchant, shown) => {
  expect(parse(promptPayPayload({ ...bill, merchant, account: { billerId } }), true)?.getTagValue('59')).toBe(shown)
})
