import type { BrowserContext } from 'playwright-core'
import { eventually } from './eventually'

/** Runs in each page: reports every toast and alert as it appears. */
const OBSERVER_SCRIPT = `new MutationObserver((changes) => {
  const words = '[role=status], [role=alert]'
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof Element)) continue
    for (const one of [node, ...node.querySelectorAll(words)]) if (one.matches(words)) reportToast(one.textContent)
  }
}).observe(document, { childList: true, subtree: true })`

/** Records toasts: they disappear after a second or two, which polling can miss. */
export class ToastLog {
  private readonly texts: string[] = []

  /** Records the toasts of all pages of this browser from now on. */
  async attach(context: BrowserContext): Promise<void> {
    await context.exposeFunction('reportToast', (text: string) => this.texts.push(text))
    await context.addInitScript(OBSERVER_SCRIPT)
  }

  /** Waits for a toast after the last one that was waited for. */
  async waitFor(text: string | RegExp): Promise<void> {
    const wanted = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)
    await eventually(() => [...this.texts], expect.arrayContaining([wanted]))
    const at = this.texts.findIndex((one) => (typeof text === 'string' ? one.includes(text) : text.test(one)))
    this.texts.splice(0, at + 1)
  }

  clear(): void {
    this.texts.length = 0
  }
}
