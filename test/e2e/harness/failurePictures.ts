import { join, relative } from 'node:path'
import { FAILURES, failurePicture, MAX_PICTURES } from '../../../config/tasks/failurePictures'
import { ROOT } from '../../../config/tasks/steps'
import type { Visitor } from './visitor'

/** Longest wait for one screenshot, ms: a hanging page must not hide the failure. */
const WAIT_TIMEOUT = 5_000

/** Writes screenshots of a failed test's open pages to .cache/ under the test's name. */
export async function saveFailurePictures(visitor: Visitor): Promise<void> {
  const { testPath = '', currentTestName = '' } = expect.getState()
  const folder = process.env.FAILURE_PICTURES ?? FAILURES
  const pages = visitor.page.context().pages().slice(0, MAX_PICTURES)
  for (const [at, page] of pages.entries()) {
    const path = join(ROOT, failurePicture(folder, relative(ROOT, testPath), currentTestName, at + 1))
    // The test fails with its own error, even when its page cannot be drawn any more.
    await page.screenshot({ path, timeout: WAIT_TIMEOUT }).catch(() => undefined)
  }
}

/** Longest text of a page in the message of a failure, characters. */
const MAX_TEXT = 1500

/** Adds the address, the text and the recorded errors of the visitor's page to a failure: CI keeps its log, not its pictures. */
export async function describeFailure({ page, problems }: Visitor, error: unknown): Promise<void> {
  // Errors of the browser library are instances of another realm's Error.
  const failure = Object(error) as Partial<Error>
  if (failure.message === undefined) return
  const text = await page
    .locator('body')
    .innerText({ timeout: WAIT_TIMEOUT })
    .catch(() => 'no text')
  const shown = text.replace(/\s*\n\s*/g, ' | ').slice(0, MAX_TEXT)
  const described = `${failure.message}\n\nPage: ${page.url()}\nErrors: ${JSON.stringify(problems)}\nText: ${shown}`
  // Jest prints the stack, which starts with the message.
  failure.stack = failure.stack?.replace(failure.message, () => described)
  failure.message = described
}
