import { eq } from 'drizzle-orm'
import { configs } from '../../../server/db/schema/settings/config'
import { CONFIGS } from '../../../server/seed/data/configs'
import type { MiniApp } from '../harness/app'
import { setUpFlows } from '../harness/flow'
import { MiniPackage } from '../package/miniPackage'
import { openTab } from '../harness/steps'
import { setConfig } from '../../server/support/database/configs'

const flows = setUpFlows()
const { flow } = flows

const BAR = '[aria-label="Main"]'
const ME = 'pages/index/my-index'
const CUSTOM = 'pages/order/other/custom'

/** Stores a configuration block, as the console does. */
async function storeConfig(ident: string, value: Record<string, unknown>): Promise<void> {
  const { db } = flows.backend
  await setConfig(db, ident, value)
}

afterEach(async () => {
  await flows.backend.db.delete(configs).where(eq(configs.ident, 'nav'))
  for (const ident of ['system', 'firing', 'style', 'copywriting']) await storeConfig(ident, CONFIGS[ident] ?? {})
})

const tab = (title: string, url: string) => ({ title, url, icon: '', selectedIcon: '' })
const marked = (app: MiniApp, place: number) => app.count(`${BAR} > [aria-checked]:nth-child(${place})`)

describe.each(['weapp', 'alipay'] as const)("the merchant's configuration on %s", (platform) => {
  it('replaces terms and the format of amounts', async () => {
    const custom = { live: 'Collect', integral: { en: 'Stars', th: 'ดาว' }, hbfh: '', hbmc: 'Baht' }
    await storeConfig('system', { ...CONFIGS.system, custom })
    await storeConfig('copywriting', { texts: { 'tabs.menu': 'Dishes' } })
    await flow(platform, {}, async (app) => {
      await app.see('Collect')
      await app.see('Log in to collect Stars')
      await openTab(app, 'Dishes')
      await app.see('Collect')
      await app.waitFor(async () => /Baht\s*\d/.test(await app.text()), 'amounts in Baht')
      await openTab(app, 'Me')
      await app.tap('ไทย')
      await app.waitFor(async () => (await app.text()).includes('ดาว'), 'the label in Thai')
    })
  })

  it('draws the tab bar of the server’s layout, also on pages that are tabs only in that layout', async () => {
    const list = [tab('Start', '/'), tab('Kitchen', `/${CUSTOM}?pid=story`), tab('Mall', '/mbaoming'), tab('You', ME)]
    const look = { background: '#12382b', color: '#cfe3d9', selectedColor: '#ffd27a', type: 'text' }
    await storeConfig('nav', { ...look, positionType: 'float', selected: 0, list })
    await flow(platform, {}, async (app) => {
      await app.see('Kitchen')
      expect(await marked(app, 1)).toBe(1)
      expect(await app.count('Mall')).toBe(0)
      await openTab(app, 'Kitchen')
      await app.arrive(`/${CUSTOM}`)
      await app.see(BAR)
      expect(await marked(app, 2)).toBe(1)
      await openTab(app, 'You')
      await app.arrive(`/${ME}`)
      expect((await app.stack()).length).toBe(1)
    })
  })

  it('applies language, light and dark mode and new colours to the open page', async () => {
    await flow(platform, {}, async (app) => {
      await openTab(app, 'Me')
      await app.see('Guest')
      expect(await app.count('.theme-dark')).toBe(0)
      if (platform === 'weapp') {
        expect(JSON.parse(String(MiniPackage.read('weapp', 'dist/weapp').files.get('app.json')))).toMatchObject({
          darkmode: true,
        })
        await app.fire('ThemeChange', { theme: 'dark' })
        await app.see('.theme-dark')
      }
      await app.tap('Dark')
      await app.see('.theme-dark')
      await app.tap('Light')
      await app.see('.theme-light')
      await storeConfig('style', { color: { btnColor: '#0F5B3E', fontColor: '#fff' } })
      await app.tap('中文')
      await app.see('访客')
      await app.see('[style*="#0f5b3e"]')
      expect(await app.page()).toBe(ME)
    })
  })

  it('does not delay the start for the merchant’s picture', async () => {
    await storeConfig('firing', { ...CONFIGS.firing, on: true, often: 'launch' })
    // Pictures never load in this engine.
    await flow(platform, {}, async (app) => {
      await app.see('Cooked most this week')
      expect(await app.count('[aria-label="Skip"]')).toBe(0)
      await openTab(app, 'Menu')
      await app.arrive('/pages/index/goods')
    })
  })
})
