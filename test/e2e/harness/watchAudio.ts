import type { Page } from 'playwright-core'

/** Reads the state of the newest audio context of a page. */
export async function watchAudio(page: Page): Promise<() => string | undefined> {
  let state: string | undefined
  const protocol = await page.context().newCDPSession(page)
  protocol.on('WebAudio.contextCreated', ({ context }) => (state = context.contextState))
  protocol.on('WebAudio.contextChanged', ({ context }) => (state = context.contextState))
  await protocol.send('WebAudio.enable')
  return () => state
}
