import type { Page } from 'playwright-core'

/** Keeps what the open page prints, until it is loaded again, instead of showing the dialog of the browser. */
export async function keepPrints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept: string[] = []
    Object.assign(globalThis, { kept })
    globalThis.print = () => {
      const paper = document.getElementById('paper')
      const texts = [...(paper?.children ?? [])].filter(({ tagName }) => tagName !== 'STYLE')
      const text = texts.map(({ textContent }) => textContent).join(' ')
      const size = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText)
      kept.push([paper?.dataset.paper, text, size.find((rule) => rule.startsWith('@page'))].join('|'))
      dispatchEvent(new Event('afterprint'))
    }
  })
}

/** What was printed so far: its kind, its text and its page. */
export const prints = (page: Page) => page.evaluate(() => (globalThis as unknown as { kept: string[] }).kept)
