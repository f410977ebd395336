/** What begins a PNG file. */
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]
/** Head of a stream that packs nothing (RFC 1950), and the most bytes that a block of it holds. */
const ZLIB = [0x78, 0x01]
const BLOCK = 0xffff

const word = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

/** Pixels of a side of a square: with one bit for each, a square is as wide as a byte. */
export const SQUARE = 8

/**
 * A picture of as many rows of black and white squares, `count` each, as the bytes of a PNG file. It is not packed, which is small enough for a code.
 */
export function squaresPng(count: number, isBlack: (row: number, column: number) => boolean): number[] {
  const indexes = [...Array(count).keys()]
  const size = word(count * SQUARE)
  const rows = indexes.flatMap((row) => {
    // Begins with the number of its filter, none; white is 1.
    const line = [0, ...indexes.map((column) => (isBlack(row, column) ? 0 : 255))]
    return Array.from({ length: SQUARE }, () => line).flat()
  })
  const head = [...size, ...size, 1, 0, 0, 0, 0]
  return [...SIGNATURE, ...chunk('IHDR', head), ...chunk('IDAT', stored(rows)), ...chunk('IEND', [])]
}

function stored(bytes: number[]): number[] {
  const blocks = Array.from({ length: Math.ceil(bytes.length / BLOCK) }, (_, at) => {
    const part = bytes.slice(at * BLOCK, (at + 1) * BLOCK)
    const last = (at + 1) * BLOCK >= bytes.length ? 1 : 0
    const [high, low] = [part.length >> 8, part.length & 255]
    return [last, low, high, low ^ 255, high ^ 255, ...part]
  })
  return [...ZLIB, ...blocks.flat(), ...word(adler(bytes))]
}

function chunk(name: string, data: number[]): number[] {
  const body = [...Array.from(name, (letter) => letter.charCodeAt(0)), ...data]
  return [...word(data.length), ...body, ...word(crc(body))]
}

/** The sum over a stream (RFC 1950). */
function adler(bytes: number[]): number {
  let [a, b] = [1, 0]
  for (const byte of bytes) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  return b * 65536 + a
}

/** The sum over a chunk (PNG, annex D). */
function crc(bytes: number[]): number {
  let sum = -1
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum
}
