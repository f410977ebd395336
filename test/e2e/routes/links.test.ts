import type { Page } from 'playwright-core'
import type { Link } from '../../../src/contract/link'
import { setUpHarness } from '../harness/harness'

const harness = setUpHarness()
const HOME = '/pages/index/index'
const WEB = '/pages/other/web-view'
const PARTNER = 'https://partner.example/menu?from=sala%20bistro'

/** An external page that allows framing. */
const withPartner = (page: Page) =>
  page.context().route('https://partner.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Partner</title><h1>Partner menu</h1>',
    }),
  )

/** Adds a configured link to the home page. */
async function withLink(page: Page, link: Link): Promise<void> {
  await page.route('**/channelApi/drag*', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: { list: object[] } }
    reply.data.list.unshift({ id: 'link', type: 'notice', style: {}, data: { text: 'Follow me', link } })
    await route.fulfill({ response, json: reply })
  })
}

/** Configures the merchant's own hosts. */
async function withHosts(page: Page, webHosts: string[]): Promise<void> {
  await page.route('**/channelApi/configFormMap', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: { basicSetting?: object } }
    if (reply.data.basicSetting) Object.assign(reply.data.basicSetting, { webHosts })
    await route.fulfill({ response, json: reply })
  })
}

const tapLink = (page: Page) => page.getByRole('button', { name: 'More' }).first().click()

it("a link to one of the merchant's hosts opens in the app under its name, with a way to the browser and back", () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await withPartner(page)
    await withHosts(page, ['partner.example'])
    await withLink(page, { params: 'external', name: { path: PARTNER } })
    await visitor.deepLink(HOME)
    await tapLink(page)
    await page.waitForURL(`**/#${WEB}*`)
    expect(new URL(page.url()).hash).toContain(`src=${encodeURIComponent(PARTNER)}`)
    await page.frameLocator('iframe').getByText('Partner menu').waitFor()
    expect(await page.locator('iframe').getAttribute('src')).toBe(PARTNER)
    expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('top-navigation')
    await page.getByText('partner.example', { exact: true }).waitFor()
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('web-view')
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'Open in the browser' }).click(),
    ])
    await other.waitForURL(PARTNER)
    await other.close()
    await page.getByRole('button', { name: 'Back' }).filter({ visible: true }).click()
    await page.waitForURL(`**/#${HOME}`)
    await visitor.settled()
  }))

it('addresses of other sites open outside the app when the guest agrees, and those of none are reported as incomplete', () =>
  harness.visit({}, async (visitor) => {
    const { page } = visitor
    await withHosts(page, ['partner.example'])
    await visitor.deepLink(HOME)
    // The first one is unencrypted, the second one of a foreign host.
    for (const src of ['http://partner.example/menu', 'https://other.example/menu']) {
      await page.context().route(src, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }))
      await visitor.follow(WEB, { src })
      await visitor.top.getByText('This page belongs to another site. Open it in the browser?').waitFor()
      expect(await page.locator('iframe').count()).toBe(0)
      const [other] = await Promise.all([
        page.context().waitForEvent('page'),
        visitor.top.getByRole('button', { name: 'Open in the browser' }).click(),
      ])
      await other.waitForURL(src)
      await other.close()
    }
    await visitor.expectNoProblems()
    await visitor.saveScreenshot('web-view-outside')
    for (const src of ['javascript:alert(1)', 'data:text/html,hello', 'https%3A%2F%2Fpartner.example', '']) {
      await visitor.follow(WEB, { src })
      await visitor.top.getByText('This link is incomplete').waitFor()
      expect(await page.locator('iframe').count()).toBe(0)
    }
    await visitor.top.getByRole('button', { name: 'Go to the home page' }).click()
    await page.waitForURL(`**/#${HOME}`)
  }))
