import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from './steps'

/** Folder for the pictures of failed browser tests below the root, or of one run of them. */
export const FAILURES = '.cache/failures'

/** Pages of one visit that are pictured at most: a popup beside the page, and one more. */
export const MOST_PICTURES = 3
const LONGEST_NAME = 100

/** Path of the picture of a failed test's nth page, below the root. */
export function failurePicture(folder: string, file: string, testName: string, page: number): string {
  const name = testName
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST_NAME)
  return join(folder, `${basename(file).replace(/\.test\.tsx?$/, '')}-${name}-${page}.png`)
}

/** The pictures that a failed test has left. */
export function failurePictures(folder: string, file: string, testName: string): string[] {
  return Array.from({ length: MOST_PICTURES }, (_, at) => failurePicture(folder, file, testName, at + 1)).filter(
    (path) => existsSync(join(ROOT, path)),
  )
}
