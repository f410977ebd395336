import { layoutBlocks } from '../../../server/db/schema/settings/config'
import type { Link } from '../../../src/contract/link'
import type { MiniApp } from '../harness/app'
import { type FlowContext, setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'

const { flow } = setUpFlows()
const OUTSIDE = 'https://partner.example/menu?a=b&c=%20d'

/** Adds promotions with these titles to the home page and opens it. */
async function promote(app: MiniApp, { backend }: FlowContext, links: Record<string, Link>) {
  const blocks = Object.entries(links).map(([title, link]) => ({
    id: title.replaceAll(' ', '-'),
    page: 'index',
    sort: -1,
    type: 'promo',
    data: { title, link },
  }))
  await backend.db.insert(layoutBlocks).values(blocks).onConflictDoNothing()
  await app.tap('Home')
  await app.arrive('/pages/index/index')
}

describe.each<Platform>(['weapp', 'alipay'])('on %s', (platform) => {
  const start = { open: 'pages/index/my-index' }

  it('a page of a foreign host cannot be shown: its address is shown and can be copied', () =>
    flow(platform, start, async (app, context) => {
      await promote(app, context, { 'To our partner': { params: 'external', name: { path: OUTSIDE } } })
      await app.tap('To our partner')
      await app.arrive('/pages/other/web-view')
      await app.see('partner.example')
      await app.see('This page cannot be shown here. Copy its address to open it in a browser?')
      if (platform === 'alipay') expect(await app.title()).toBe('partner.example')
      await app.tap('Copy address')
      const copied = await app.effect('clipboard')
      expect(copied.detail).toEqual({ data: OUTSIDE })
      await app.see('Copied')
    }))

  it('a link opens another mini-program by its app id and path', () =>
    flow(platform, start, async (app, context) => {
      const name = { appId: 'wx-partner', path: 'pages/a?b=c' }
      await promote(app, context, { 'Partner app': { params: 'miniProgram', name } })
      await app.tap('Partner app')
      expect((await app.effect('miniProgram')).detail).toEqual(name)
    }))

  it('a link to a mall page is not shown', () =>
    flow(platform, start, async (app, context) => {
      const named = (id: string) => ({ params: 'platform', name: { id } })
      await promote(app, context, { 'To the mall': named('shopOrder'), 'To the menu': named('goods') })
      await app.see('To the menu')
      expect(await app.count('To the mall')).toBe(0)
    }))
})
