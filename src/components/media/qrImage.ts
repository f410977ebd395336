import { fromByteArray } from 'base64-js'
import { strToU8 } from 'fflate'
import { encodeQR } from 'qr'
import { encodePng } from './png'

/** Width of the standard quiet zone, modules. */
const QUIET_ZONE = 4

/** A QR code as PNG data URL: the only format that all three targets can show and save. */
export function qrImage(text: string): string {
  // Mini-programs have no TextEncoder.
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE, textEncoder: (given) => strToU8(given) })
  return `data:image/png;base64,${fromByteArray(encodePng(modules))}`
}
