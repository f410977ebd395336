import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'

/** Size that drawings are rendered at, pixels: several for each module of a code. */
const DRAWN_SIZE = 600
/** Longest time that rendering takes, milliseconds: long, because the start of its process takes half a second, and on a busy machine much more. */
const RENDER_MS = 20_000
/** Largest rendered drawing, bytes. */
const RENDERED_BYTES = 4 * 1024 * 1024

/** Reads a drawing from the standard input, and writes it as a picture. The first argument is the path of the library. */
const RENDER = `
const parts = []
process.stdin.on('data', (part) => parts.push(part)).on('end', () =>
  require(process.argv[1])(Buffer.concat(parts))
    .resize({ width: ${DRAWN_SIZE}, height: ${DRAWN_SIZE}, fit: 'inside' })
    .flatten({ background: 'white' })
    .png()
    .toBuffer()
    .then((picture) => process.stdout.write(picture), () => process.exit(1)))
`

/** The text of the QR code in a picture; undefined when it has none that can be read. */
export async function readQr(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decoded({ data, width: info.width, height: info.height })
}

/** The text of the QR code in a drawing (SVG); undefined when it has none that can be read. */
export async function readDrawnQr(drawing: Buffer): Promise<string | undefined> {
  const picture = await rendered(drawing)
  return picture && readQr(picture)
}

/**
 * Renders a drawing. In a process of its own, without the server's secrets: in that of the server, where guests upload pictures, the
 * library is barred from drawings for all.
 */
function rendered(drawing: Buffer): Promise<Buffer | undefined> {
  const options = { encoding: 'buffer', env: {}, timeout: RENDER_MS, maxBuffer: RENDERED_BYTES } as const
  return new Promise((resolve) => {
    const args = ['-e', RENDER, createRequire(__filename).resolve('sharp')]
    const child = execFile(process.execPath, args, options, (error, picture) => resolve(error ? undefined : picture))
    child.stdin?.on('error', () => undefined).end(drawing)
  })
}

function decoded(image: { data: Buffer; width: number; height: number }): string | undefined {
  try {
    return decodeQR(image)
  } catch {
    return undefined
  }
}
