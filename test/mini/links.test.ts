import { layoutBlocks } from '../../server/db/schema/config'
import type { Link } from '../../src/contract/link'
import type { MiniApp } from './app'
import { type FlowContext, setUpFlows } from './flow'
import type { Platform } from './package/miniPackage'

const { flow } = setUpFlows()
const OUTSIDE = 'https://partner.example/menu?a=b&c=%20d'

/** Follows a configured link on the home page. */
async function follow(app: MiniApp, { backend }: FlowContext, id: string, link: Link): Promise<void> {
  const block = { id, page: 'index', sort: -1, type: 'notice', data: { text: `Follow ${id}`, link } }
  await backend.db.insert(layoutBlocks).values(block).onConflictDoNothing()
  await app.tap('Home')
  await app.arrive('/pages/index/index')
  await app.tap({ what: 'More', near: `Follow ${id}` })
}

describe.each<Platform>(['weapp', 'alipay'])('on %s', (platform) => {
  const start = { open: 'pages/index/my-index' }

  it('a page of a foreign host cannot be shown: its address is shown and can be copied', () =>
    flow(platform, start, async (app, context) => {
      await follow(app, context, 'web', { params: 'external', name: { path: OUTSIDE } })
      await app.arrive('/pages/other/web-view')
      await app.see('partner.example')
      await app.see('This page cannot be shown here. Copy its address to open it in a browser?')
      if (platform === 'alipay') expect(await app.title()).toBe('partner.example')
      await app.tap('Copy address')
      const copied = await app.effect('clipboard')
      expect(copied.detail).toEqual({ data: OUTSIDE })
      await app.see('Copied')
    }))

  it('a link to a mall page shows a message', () =>
    flow(platform, start, async (app, context) => {
      await follow(app, context, 'mall', { params: 'platform', name: { id: 'shopOrder' } })
      await app.see('This is not available yet')
      await app.arrive('/pages/index/index')
    }))
})
