import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../../../config/tasks/steps'

const REFERENCES = join(ROOT, 'test/screenshots/stories')
/** Full-size screenshots of this run, for review by a person. */
const REVIEW_FOLDER = join(ROOT, '.cache/screenshots/stories')
/** Pictures are compared blurred, at a third of their size: machines render the edges of letters differently. */
const WIDTH = 130
const SCALE = 3
/** Size of one compared cell, px of the reduced picture. */
const CELL = 8
/** Largest allowed difference of a cell's colour and of the total height, as ratios. */
const TOLERANCE = { colour: 0.05, height: 0.04 }

/**
 * Compares a screenshot with the reference of this name in test/screenshots/stories. Returns a description of the difference, or undefined
 * without one. With `KEEP_STORIES=1` the screenshot becomes the reference.
 */
export async function compareWithReference(name: string, picture: Buffer): Promise<string | undefined> {
  const file = join(REFERENCES, `${name}.webp`)
  const seen = saveForReview(name, picture)
  if (process.env.KEEP_STORIES) {
    writePicture(file, await sharp(picture).flatten().resize({ width: WIDTH }).webp({ quality: 90 }).toBuffer())
    return undefined
  }
  if (!existsSync(file))
    return `${name}: no picture is kept of it. Look at ${relative(ROOT, seen)} and keep it with KEEP_STORIES=1`
  const reference = readFileSync(file)
  const { height } = await sharp(reference).metadata()
  const now = await heightOf(picture)
  const look = `Look at ${relative(ROOT, seen)} beside ${relative(ROOT, file)}; KEEP_STORIES=1 keeps the new one`
  if (Math.abs(height - now) > Math.max(1, height * TOLERANCE.height))
    return `${name}: ${now * SCALE} px high instead of ${height * SCALE}. ${look}`
  const [worst, top] = worstCell(await reducedPixels(reference, height), await reducedPixels(picture, height), height)
  if (worst <= TOLERANCE.colour) return undefined
  return `${name}: ${Math.round(worst * 100)} % off, ${top * SCALE} px from its top. ${look}`
}

/** Writes a screenshot for review and returns its path. */
export function saveForReview(name: string, picture: Buffer): string {
  const seen = join(REVIEW_FOLDER, `${name}.png`)
  writePicture(seen, picture)
  return seen
}

function writePicture(file: string, picture: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, picture)
}

async function heightOf(picture: Buffer): Promise<number> {
  const { width, height } = await sharp(picture).metadata()
  return Math.round((height * WIDTH) / width)
}

/** Red, green and blue of each pixel of the reduced, blurred picture. */
function reducedPixels(picture: Buffer, height: number): Promise<Buffer> {
  return sharp(picture).flatten().resize({ width: WIDTH, height, fit: 'fill' }).blur(1).removeAlpha().raw().toBuffer()
}

/** The largest mean difference of a cell, from 0 to 1, and the cell's top. */
function worstCell(reference: Buffer, now: Buffer, height: number): [number, number] {
  let worst: [number, number] = [0, 0]
  for (let top = 0; top < height; top += CELL) {
    for (let left = 0; left < WIDTH; left += CELL) {
      const cell = { top, left, bottom: Math.min(top + CELL, height), right: Math.min(left + CELL, WIDTH) }
      const off = differenceIn(cell, reference, now)
      if (off > worst[0]) worst = [off, top]
    }
  }
  return worst
}

function differenceIn(
  { top, left, bottom, right }: Record<'top' | 'left' | 'bottom' | 'right', number>,
  one: Buffer,
  other: Buffer,
): number {
  let sum = 0
  for (let y = top; y < bottom; y++) {
    for (let at = (y * WIDTH + left) * 3; at < (y * WIDTH + right) * 3; at++)
      sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  }
  return sum / ((bottom - top) * (right - left) * 3 * 255)
}
