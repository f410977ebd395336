import { fromByteArray } from 'base64-js'
import { strToU8, zlibSync } from 'fflate'
import { encodeQR } from 'qr'
import { barcodeModules } from '@/domain/text/barcode'

/** Width of the standard quiet zone, modules. */
const QUIET_ZONE = 4

/** A QR code as PNG data URL: the only format that all three targets can show and save. */
export function qrImage(text: string): string {
  // Mini-programs have no TextEncoder.
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE, textEncoder: (given) => strToU8(given) })
  return `data:image/png;base64,${fromByteArray(encodePng(modules))}`
}

/** An even number of digits as a bar code (Code 128): a PNG of one row, to be stretched to its height. */
export function barcodeImage(digits: string): string {
  return `data:image/png;base64,${fromByteArray(encodePng([barcodeModules(digits)]))}`
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]
/** Pixels per module: at one bit per pixel a module is one byte wide. */
const MODULE = 8

/** Rows of black (`true`) and white modules as a PNG file. No library fits all three targets, see docs/decisions/002-qr.md. */
function encodePng(modules: readonly boolean[][]): Uint8Array {
  const width = bytesOf((modules[0]?.length ?? 0) * MODULE)
  const height = bytesOf(modules.length * MODULE)
  const scanlines = modules.flatMap((row) => {
    // A scanline begins with the number of its filter, 0 for none.
    const line = [0, ...row.map((black) => (black ? 0 : 255))]
    return Array.from({ length: MODULE }, () => line).flat()
  })
  // Bit depth 1, greyscale.
  const header = [...width, ...height, 1, 0, 0, 0, 0]
  const data = zlibSync(Uint8Array.from(scanlines))
  return Uint8Array.from([...SIGNATURE, ...chunk('IHDR', header), ...chunk('IDAT', [...data]), ...chunk('IEND', [])])
}

function chunk(name: string, data: number[]): number[] {
  const body = [...Array.from(name, (letter) => letter.charCodeAt(0)), ...data]
  return [...bytesOf(data.length), ...body, ...bytesOf(crc(body))]
}

/** A number as four bytes, big-endian. */
const bytesOf = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

/** The checksum of a chunk (PNG, annex D). */
function crc(bytes: number[]): number {
  let sum = -1
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum
}
