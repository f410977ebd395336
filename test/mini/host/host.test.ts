import { closeBrowser } from '../engine/chromium'
import type { EngineName } from '../engine/engine'
import { fixturePackage } from '../fixture/build'
import { fixtureServer } from '../fixture/server'
import { launch, type LaunchOptions } from '../harness/launch'
import type { Platform } from '../package/miniPackage'

const platforms: Platform[] = ['weapp', 'alipay']
const engines: EngineName[] = ['jsdom', 'chromium']
const everywhere = platforms.flatMap((platform) => engines.map((engine) => [platform, engine] as const))

/** Built while no test waits: that takes a minute on a busy machine. */
const packages = { weapp: fixturePackage('weapp'), alipay: fixturePackage('alipay') }

const open = (platform: Platform, engine: EngineName, options: LaunchOptions = {}) =>
  launch(platform, { pkg: packages[platform], engine, server: fixtureServer(), timeout: 30_000, ...options })

jest.setTimeout(60_000)
afterAll(closeBrowser)

describe.each(everywhere)('the fixture on %s in %s', (platform, engine) => {
  it('draws a list from the server, updates one row, and does not pass a tap on the button to the row', async () => {
    const app = await open(platform, engine)
    await app.see('Pad Thai')
    expect(await app.count('.row')).toBe(200)
    const calls = await app.measure(async () => {
      await app.tap({ what: '.add', near: 'Green curry' })
      await app.see('1 ×')
    })
    expect(calls).toHaveLength(1)
    expect(calls[0]?.bytes).toBeLessThan(200)
    expect(await app.page()).toBe('pages/home')
    await app.tap('wrapped 0')
    await app.see('wrapped 1')
    expect(await app.errors()).toEqual([])
    await app.close()
  })

  it('opens a sheet that closes on its backdrop and not on its content', async () => {
    const app = await open(platform, engine)
    await app.tap('Open sheet')
    await app.tap('Sheet is open')
    expect(await app.count('Sheet is open')).toBe(1)
    await app.tap('.sheet')
    if (engine === 'jsdom') await app.gone('Sheet is open')
    expect(await app.errors()).toEqual([])
    await app.close()
  })

  it('navigates as the platforms allow: push, deep trees, refused tabs, switch, back', async () => {
    const app = await open(platform, engine)
    await app.tap('Mango sticky rice')
    await app.arrive('/pages/extra/detail')
    expect((await app.stack()).at(-1)?.query).toMatchObject({ id: '2' })
    await app.tap('deep 0')
    await app.see('deep 1')
    expect(await app.title()).toBe('Dish 2')
    await app.tap('Push a tab')
    await app.see('tabbar')
    expect(await app.back()).toBe(true)
    await app.arrive('/pages/home')
    await app.tap('Me')
    await app.arrive('/pages/me')
    expect(await app.back()).toBe(false)
    expect(await app.errors()).toEqual([])
    await app.close()
  })

  it("uses the test's stubs for login, payment, position and dialogs", async () => {
    const stubs = {
      login: () => 'code-1',
      pay: () => 'cancelled' as const,
      location: () => ({ latitude: 13.75, longitude: 100.5 }),
      scan: () => 'table-7',
    }
    const app = await open(platform, engine, { stubs, open: 'pages/me' })
    await app.tap('login')
    await app.see('hello Somchai')
    await app.tap('pay')
    await app.see(platform === 'weapp' ? 'failed: requestPayment:fail cancel' : 'code 6001')
    await app.tap('locate')
    await app.see('at 13.75, 100.50')
    await app.tap('scan')
    await app.see('scanned table-7')
    await app.tap('choose')
    await app.tap('Green')
    await app.see('colour 1')
    await app.tap('confirm')
    await app.tap('Yes')
    await app.see('sure')
    await app.tap('phone')
    await app.see('dialled')
    expect(await app.effects()).toEqual([{ kind: 'phoneCall', detail: { phoneNumber: '0211' } }])
    expect((await app.storage()).name).toBe('Somchai')
    await app.tap('disabled')
    expect(await app.count('impossible')).toBe(0)
    expect(await app.errors()).toEqual([])
    await app.close()
  })

  it('fills in fields, pickers and switches', async () => {
    const app = await open(platform, engine, { open: 'pages/extra/form' })
    await app.type('Name', 'Somchai\n')
    await app.type('Remark', 'no peanuts, and please hurry up')
    await app.see('Somchai|no peanuts, and plea|without cutlery|confirmed')
    await app.pick('Time: Now', 2)
    await app.see('Time: 18:30')
    await app.tap('.cutlery')
    await app.see('with cutlery')
    expect(await app.errors()).toEqual([])
    await app.close()
  })

  it('swipes, scrolls and measures', async () => {
    const app = await open(platform, engine, { open: 'pages/extra/media' })
    await app.see(engine === 'chromium' ? 'slide 0, box 120' : 'slide 0, box 0')
    await app.drag('first', -200)
    await app.see('slide 1')
    await app.drag('second', 200)
    await app.see('slide 0')
    await app.scroll(5000, '.list')
    await app.see('end, scrolled down')
    expect(await app.errors()).toEqual([])
    await app.close()
  })
})
