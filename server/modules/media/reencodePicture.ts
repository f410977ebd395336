import sharp from 'sharp'
import { STORED_SIDE } from '../../../src/domain/media/pictureRule'
import { AppError } from '../../api/appError'

/** Longest side that is decoded, pixels: the width of a phone's panorama. */
const LONGEST_SIDE = 16_384
/**
 * Most pixels that are decoded, by format: a JPEG is scaled down while it is read, the others need 4 to 10 bytes per pixel. All are
 * more than phone cameras produce in that format.
 */
const MAX_PIXELS: Partial<Record<string, number>> = {
  jpeg: 50_000_000,
  png: 25_000_000,
  webp: 25_000_000,
  gif: 10_000_000,
  heif: 16_000_000,
}
/** Longest time to decode one picture, seconds. */
const DECODE_SECONDS = 10
/** Pictures that wait at once: each may be as large as an upload. */
const MAX_WAITING = 32

/** Accepted formats, detected by their content. All other decoders of the library are disabled. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS.map((reader) => `VipsForeignLoad${reader}Buffer`) })
sharp.cache(false)
sharp.concurrency(1)

/** A stored picture: WebP. */
export interface Redrawn {
  bytes: Buffer
  width: number
  height: number
}

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Re-encodes an uploaded picture: upright, at most 1280 pixels a side, the first frame only, and without metadata (location,
 * camera, comments). One at a time, because decoded pictures are large. Refuses files that are not pictures, and pictures that come
 * while too many wait.
 */
export async function redraw(given: Buffer): Promise<Redrawn> {
  if (waiting >= MAX_WAITING) throw new AppError(400, 'media.busy')
  waiting += 1
  const drawn = last.then(() => draw(given)).finally(() => (waiting -= 1))
  last = drawn.catch(() => undefined)
  return drawn
}

async function draw(given: Buffer): Promise<Redrawn> {
  try {
    const picture = sharp(given, { limitInputPixels: MAX_PIXELS.jpeg, pages: 1, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    if (Math.max(width, height) > LONGEST_SIDE || width * height > (MAX_PIXELS[format] ?? 0))
      throw new Error('too large')
    const { data, info } = await picture
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({ width: STORED_SIDE, height: STORED_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    throw new AppError(400, 'media.noPicture')
  }
}

/** The media type of every stored picture. */
export const STORED_TYPE = 'image/webp'

/** Scales a stored picture down to a width in pixels; one that is not wider is returned unchanged. */
export async function narrow(stored: Buffer, width: number): Promise<{ bytes: Buffer; type: string }> {
  const picture = sharp(stored)
  const wider = (await picture.metadata()).width > width
  return { bytes: wider ? await picture.resize({ width }).webp({ quality: 82 }).toBuffer() : stored, type: STORED_TYPE }
}

/** A stored picture as a square PNG on its own ground, for home screens. */
export async function asIcon(stored: Buffer, side: number): Promise<{ bytes: Buffer; type: string }> {
  return { bytes: await squared(stored, { side, inner: side }), type: 'image/png' }
}

/** The same inside the 80 % of an icon that every phone shows (https://w3c.github.io/manifest/#icon-masks). */
export async function asMaskable(stored: Buffer, side: number): Promise<{ bytes: Buffer; type: string }> {
  return { bytes: await squared(stored, { side, inner: Math.round(side * 0.8) }), type: 'image/png' }
}

/** A stored picture as a JPEG of at most a width in pixels, on white where it is transparent. */
export async function asJpeg(stored: Buffer, width: number): Promise<{ bytes: Buffer; type: string }> {
  const picture = sharp(stored).resize({ width, withoutEnlargement: true }).flatten({ background: '#fff' })
  return { bytes: await picture.jpeg({ quality: 82 }).toBuffer(), type: 'image/jpeg' }
}

async function squared(stored: Buffer, { side, inner }: { side: number; inner: number }): Promise<Buffer> {
  const background = await groundOf(stored)
  const [before, after] = [Math.floor((side - inner) / 2), Math.ceil((side - inner) / 2)]
  const edge = { top: before, left: before, bottom: after, right: after, background }
  const picture = sharp(stored).resize({ width: inner, height: inner, fit: 'contain', background })
  return picture.flatten({ background }).extend(edge).png().toBuffer()
}

/** Largest difference of two colours that look alike, of 255 a channel. */
const ALIKE = 12

/** The ground of a picture: the colour of its corners where they are opaque and alike, else white. */
async function groundOf(stored: Buffer): Promise<string> {
  const { data, info } = await sharp(stored).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((at) => [
    ...data.subarray(at * 4, at * 4 + 4),
  ])
  const [first = []] = corners
  const [red, green, blue, alpha] = first
  const plain = corners.every((corner) => corner.every((value, at) => Math.abs(value - (first[at] ?? 0)) <= ALIKE))
  return plain && alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : '#fff'
}
