import { slipVerify, trueMoneySlipVerify } from 'promptparse/validate'
import { readQr } from '../../integrations/qrPicture'

/** What the code of a transfer slip contains. */
export interface SlipCode {
  /** The three-digit code of the bank that sent the money, or `TrueMoney`. */
  bank: string
  /** The bank's reference of the transfer. */
  reference: string
}

/** Reads the code that Thai banks print on the slip of a transfer; undefined when the picture has none. */
export async function readSlip(picture: Buffer): Promise<SlipCode | undefined> {
  const text = await readQr(picture)
  return text === undefined ? undefined : slipCodeOf(text)
}

/** The content of a slip's code; undefined for any other code. */
export function slipCodeOf(text: string): SlipCode | undefined {
  const slip = slipVerify(text, true)
  if (slip) return slipOf(slip.sendingBank, slip.transRef)
  const wallet = trueMoneySlipVerify(text)
  return wallet?.transactionId ? slipOf('TrueMoney', wallet.transactionId) : undefined
}

/** References are compared in capitals, as staff may type them. */
function slipOf(bank: string, reference: string): SlipCode | undefined {
  return bank && reference ? { bank, reference: reference.toUpperCase() } : undefined
}
