import { fromByteArray } from 'base64-js'
import { strToU8 } from 'fflate'
import { encodeQR } from 'qr'
import { encodePng } from './png'

/** Width of the quiet zone around a code that its standard asks for, modules. */
const QUIET_ZONE = 4

/** A QR code as the data URL of a PNG: the one form that all three targets can show, and save for a bank's app. */
export function qrImage(text: string): string {
  // Mini-programs have no TextEncoder.
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE, textEncoder: (given) => strToU8(given) })
  return `data:image/png;base64,${fromByteArray(encodePng(modules))}`
}
