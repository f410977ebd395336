import { join, relative } from 'node:path'
import { FAILURES, failurePicture, MOST_PICTURES } from '../../../config/tasks/failurePictures'
import { ROOT } from '../../../config/tasks/steps'
import type { Visitor } from './visitor'

/** Longest wait for one screenshot, ms: a hanging page must not hide the failure. */
const WAIT_TIMEOUT = 5_000

/** Writes screenshots of a failed test's open pages to .cache/ under the test's name. */
export async function saveFailurePictures(visitor: Visitor): Promise<void> {
  const { testPath = '', currentTestName = '' } = expect.getState()
  const folder = process.env.FAILURE_PICTURES ?? FAILURES
  const pages = visitor.page.context().pages().slice(0, MOST_PICTURES)
  for (const [at, page] of pages.entries()) {
    const path = join(ROOT, failurePicture(folder, relative(ROOT, testPath), currentTestName, at + 1))
    // The test fails with its own error, even when its page cannot be drawn any more.
    await page.screenshot({ path, timeout: WAIT_TIMEOUT }).catch(() => undefined)
  }
}
