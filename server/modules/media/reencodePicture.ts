import sharp from 'sharp'
import { AppError } from '../../api/appError'

/** Longest side of a stored picture, pixels. */
const SIDE = 1280
/** Most pixels that are decoded: more than phone cameras produce, less than would exhaust the memory. */
const MOST_PIXELS = 50_000_000

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

/**
 * Re-encodes an uploaded picture: upright, at most 1280 pixels a side, the first frame only, and without metadata (location,
 * camera, comments). One at a time, because decoded pictures are large. Refuses files that are not pictures.
 */
export function redraw(given: Buffer): Promise<Redrawn> {
  const drawn = last.then(() => draw(given))
  last = drawn.catch(() => undefined)
  return drawn
}

async function draw(given: Buffer): Promise<Redrawn> {
  try {
    const { data, info } = await sharp(given, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    throw new AppError(400, 'media.noPicture')
  }
}
