import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeQR } from 'qr'
import decode from 'qr/decode.js'
import sharp from 'sharp'
import { ROOT } from '../../../config/tasks/steps'

const WIDTH = 640
const HEIGHT = 480
/** Pixels of one module of the code. */
const MODULE = 8
/** Width of the white ground around the code, modules. */
const QUIET_ZONE = 4

/** Grey values of a picture with a centred code. */
function drawCode(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { border: QUIET_ZONE })
  const size = modules.length * MODULE
  const [left, top] = [(WIDTH - size) / 2, (HEIGHT - size) / 2]
  return Buffer.from(
    Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
      const row = Math.floor((Math.floor(at / WIDTH) - top) / MODULE)
      const dark = modules[row]?.[Math.floor(((at % WIDTH) - left) / MODULE)]
      if (dark === undefined) return 120
      return dark ? 20 : 235
    }),
  )
}

/** Writes a picture of a code, like a photo on a phone. */
export async function codePicture(text: string) {
  const raw = { width: WIDTH, height: HEIGHT, channels: 1 } as const
  return { name: 'code.png', mimeType: 'image/png', buffer: await sharp(drawCode(text), { raw }).png().toBuffer() }
}

/** The text of the code in a picture, by the path of its file, which the server's settings of sharp do not let it read. */
export async function readCode(file: string): Promise<string> {
  const { data, info } = await sharp(readFileSync(file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decode({ width: info.width, height: info.height, data })
}

/** Arguments for a browser whose camera sees a code. */
export function cameraShowing(text: string): string[] {
  const folder = join(ROOT, '.cache/film')
  const file = join(folder, `${process.pid}.y4m`)
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), drawCode(text), colourless])
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  )
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`]
}
