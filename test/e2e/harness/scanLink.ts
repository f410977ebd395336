import type { Page } from 'playwright-core'

/** Adds a configured link that opens the scanner to the home page. */
export async function withScanLink(page: Page): Promise<void> {
  await page.route('**/channelApi/drag*', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: { list: object[] } }
    const link = { params: 'platform', name: { id: 'scanOrder' } }
    reply.data.list.unshift({ id: 'scan', type: 'notice', style: {}, data: { text: 'Scan to order', link } })
    await route.fulfill({ response, json: reply })
  })
}
