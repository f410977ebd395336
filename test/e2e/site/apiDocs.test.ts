import type { Page } from 'playwright-core'
import { setUpHarness } from '../harness/harness'

const harness = setUpHarness()

/** Opens a tag of the API page and tries one of its calls; answers the text of the reply. */
async function tryOut(page: Page, tag: string, method: string, path: string): Promise<string> {
  await page.locator(`.opblock-tag[data-tag="${tag}"]`).click()
  const block = page.locator(`.opblock-${method}`).filter({ has: page.locator(`[data-path="${path}"]`) })
  await block.locator('.opblock-summary-control').click()
  await block.getByRole('button', { name: 'Try it out' }).click()
  await block.getByRole('button', { name: 'Execute' }).click()
  return block.locator('.live-responses-table code').first().innerText()
}

/** Leaves these calls in the document: the page's library takes half a minute for the whole contract. */
const withCalls = (page: Page, calls: string[]) =>
  page.route('**/docs/json', async (route) => {
    const response = await route.fetch()
    const document = (await response.json()) as { paths: object }
    const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => calls.includes(path)))
    await route.fulfill({ response, json: { ...document, paths } })
  })

test('the API page loads nothing from elsewhere and calls the API with the session that it is given', () =>
  harness.visit({ screen: 'desk' }, async ({ page }) => {
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    await withCalls(page, ['/channelApi/guest', '/channelApi/address'])
    await page.goto(`${harness.site.url}/docs`)
    const guest = JSON.parse(await tryOut(page, 'session', 'post', '/channelApi/guest')) as { data: { token: string } }

    await page.getByRole('button', { name: 'Authorize' }).first().click()
    await page.getByLabel('auth-bearer-value').fill(guest.data.token)
    await page
      .locator('form')
      .filter({ hasText: 'session (http' })
      .getByRole('button', { name: 'Apply credentials' })
      .click()
    await page.getByRole('button', { name: 'Close' }).first().click()
    expect(JSON.parse(await tryOut(page, 'address', 'get', '/channelApi/address'))).toEqual({
      code: 200,
      msg: 'ok',
      data: { list: [] },
    })
    expect([...origins]).toEqual([harness.site.url])
  }))
