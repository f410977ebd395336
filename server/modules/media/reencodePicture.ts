import sharp from 'sharp'
import { AppError } from '../../api/appError'

/** Longest side of a kept picture, pixels. */
const SIDE = 1280
/** Most pixels that are unpacked: more than phones take, less than would fill the memory. */
const MOST_PIXELS = 50_000_000

/** What may be read, by its first bytes and whatever its name says. All other readers of the library are switched off. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS.map((reader) => `VipsForeignLoad${reader}Buffer`) })
sharp.cache(false)
sharp.concurrency(1)

/** A picture as it is kept: WebP. */
export interface Redrawn {
  bytes: Buffer
  width: number
  height: number
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Draws an uploaded picture anew: upright, at most 1280 pixels a side, the first frame only, and without what else the file
 * holds (place, camera, comments, programs). One at a time, for unpacked pictures are large. Refuses what is no picture.
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
