import type { BrowserContext } from 'playwright-core'
import { eventually } from './eventually'

/** Runs in each page: reports every toast and alert as it appears. */
const LISTEN = `new MutationObserver((changes) => {
  const words = '[role=status], [role=alert]'
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof Element)) continue
    for (const one of [node, ...node.querySelectorAll(words)]) if (one.matches(words)) saidInPassing(one.textContent)
  }
}).observe(document, { childList: true, subtree: true })`

/** Records toasts: they disappear after a second or two, which polling can miss. */
export class PassingWords {
  private readonly said: string[] = []

  /** Records the toasts of all pages of this browser from now on. */
  async listen(context: BrowserContext): Promise<void> {
    await context.exposeFunction('saidInPassing', (text: string) => this.said.push(text))
    await context.addInitScript(LISTEN)
  }

  /** Waits for a toast after the last one that was waited for. */
  async heard(text: string | RegExp): Promise<void> {
    const wanted = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)
    await eventually(() => [...this.said], expect.arrayContaining([wanted]))
    const at = this.said.findIndex((one) => (typeof text === 'string' ? one.includes(text) : text.test(one)))
    this.said.splice(0, at + 1)
  }

  forget(): void {
    this.said.length = 0
  }
}
