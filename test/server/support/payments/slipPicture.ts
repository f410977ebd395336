import { encodeQR } from 'qr'
import sharp from 'sharp'

const MODULE = 5
const WIDTH = 720
const HEIGHT = 1200

/** A slip as a bank's app saves it: a portrait picture with the code in a corner. */
export async function slipPicture(code: string): Promise<Buffer> {
  const modules = encodeQR(code, 'raw', { border: 4 })
  const side = modules.length
  const pixels = Buffer.from(modules.flat().map((dark) => (dark ? 0 : 255)))
  const qr = await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * MODULE, side * MODULE, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#eef3f0' } })
    .composite([{ input: qr, left: WIDTH - side * MODULE - 30, top: HEIGHT - side * MODULE - 30 }])
    .jpeg({ quality: 80 })
    .toBuffer()
}
