import { decimalText } from '../../../src/domain/money/typedAmount'

/** The recipient of a PromptPay code: a biller (tax id with suffix, supports references) or a plain PromptPay id. */
export type PromptPayAccount = { billerId: string } | { promptPayId: string }

export interface PromptPayBill {
  account: PromptPayAccount
  /** Satang. */
  amount: number
  /** Unique reference of the payment: capital letters and digits, at most 20. */
  ref: string
  /** Shown by the bank's app. Only its printable ASCII characters are used. */
  merchant: string
}

const APPLICATION = { promptPay: 'A000000677010111', bill: 'A000000677010112' }
const DYNAMIC = '12'
const BAHT = '764'
const RESTAURANTS = '5812'

/** The text of a Thai QR code for one payment of a fixed amount (EMVCo merchant-presented, dynamic). */
export function promptPayPayload({ account, amount, ref, merchant }: PromptPayBill): string {
  const body = [
    field('00', '01'),
    field('01', DYNAMIC),
    accountField(account, ref),
    field('52', RESTAURANTS),
    field('53', BAHT),
    field('54', decimalText(amount)),
    field('58', 'TH'),
    field('59', plainName(merchant)),
    field('60', 'BANGKOK'),
    field('62', field('05', ref)),
    '6304',
  ].join('')
  return body + crc16(body)
}

/** CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF) of an ASCII text, as four capital hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1
    }
  }
  return (crc & 0xffff).toString(16).toUpperCase().padStart(4, '0')
}

function accountField(account: PromptPayAccount, ref: string): string {
  if ('billerId' in account) {
    return field('30', field('00', APPLICATION.bill) + field('01', account.billerId) + field('02', ref))
  }
  return field('29', field('00', APPLICATION.promptPay) + proxy(account.promptPayId.replace(/\D/g, '')))
}

/** A phone number (10 digits), a citizen or tax id (13) or an e-wallet id (15), each under its own tag. */
function proxy(digits: string): string {
  if (digits.length === 15) {
    return field('03', digits)
  }
  if (digits.length === 13) {
    return field('02', digits)
  }
  return field('01', digits.replace(/^0/, '66').padStart(13, '0'))
}

function plainName(name: string): string {
  const plain = name.replace(/[^\x21-\x7e]+/g, ' ').trim()
  return plain.slice(0, 25).trim() || 'RESTAURANT'
}

function field(tag: string, value: string): string {
  return tag + String(value.length).padStart(2, '0') + value
}
