import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from './steps'

/** Folder for screenshots of failed browser tests below the root, or of one run of them. */
export const FAILURES = '.cache/failures'

/** Largest number of screenshots per visit: a popup beside the page, and one more. */
export const MAX_PICTURES = 3
const LONGEST_NAME = 100

/** Path of the screenshot of a failed test's nth page, below the root. */
export function failurePicture(folder: string, file: string, testName: string, page: number): string {
  const name = testName
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST_NAME)
  return join(folder, `${basename(file).replace(/\.test\.tsx?$/, '')}-${name}-${page}.png`)
}

/** Screenshots of a failed test. */
export function failurePictures(folder: string, file: string, testName: string): string[] {
  return Array.from({ length: MAX_PICTURES }, (_, at) => failurePicture(folder, file, testName, at + 1)).filter(
    (path) => existsSync(join(ROOT, path)),
  )
}
