import { isBankAccount, isPromptPayNumber, payoutFault, payoutOf } from '@/domain/partner/payout'

const rules = { minAmount: 10_000, maxAmount: 0, feeAmount: 500, feeRate: 0, taxRate: 300 }

describe('what arrives of a withdrawal', () => {
  it.each([
    ['1,000 baht by PromptPay', rules, 'promptpay', 100_000, { fee: 500, tax: 3000, arrives: 96_500 }],
    ['1,000 baht to the balance', rules, 'balance', 100_000, { fee: 0, tax: 0, arrives: 100_000 }],
    ['a fee by rate', { ...rules, feeRate: 100 }, 'bank', 100_000, { fee: 1500, tax: 3000, arrives: 95_500 }],
    ['a tax of half a satang is rounded up', rules, 'bank', 10_050, { fee: 500, tax: 302, arrives: 9248 }],
    ['a fee of more than there is', { ...rules, taxRate: 0 }, 'bank', 300, { fee: 300, tax: 0, arrives: 0 }],
  ] as const)('%s', (_what, given, way, amount, payout) => {
    expect(payoutOf(given, way, amount)).toEqual(payout)
    expect(payout.fee + payout.tax + payout.arrives).toBe(amount)
  })
})

describe('an amount', () => {
  it.each([
    ['below the least', rules, 9999, 'tooLittle'],
    ['of the least', rules, 10_000, null],
    ['of nothing where there is no least', { ...rules, minAmount: 0 }, 0, 'tooLittle'],
    ['of which nothing arrives', { ...rules, minAmount: 0 }, 500, 'tooLittle'],
    ['of all there is', rules, 128_640, null],
    ['of more than there is', rules, 128_641, 'notEnough'],
    ['of more than one may', { ...rules, maxAmount: 50_000 }, 50_001, 'tooMuch'],
  ] as const)('%s is judged', (_what, given, amount, fault) => {
    expect(payoutFault(given, { way: 'promptpay', amount, available: 128_640 })).toBe(fault)
  })
})

it.each([
  ['081 234 5678', true, true],
  ['0212345678', false, true],
  ['1-1037-00000-00-1', true, true],
  ['123-4-56789-0', false, true],
  ['12345', false, false],
  ['08123456789', false, true],
  ['one', false, false],
])('the number %s is one of PromptPay: %s, of a bank account: %s', (text, promptPay, bank) => {
  expect([isPromptPayNumber(text), isBankAccount(text)]).toEqual([promptPay, bank])
})
