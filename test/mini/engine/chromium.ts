import type { Browser, Page, Route } from 'playwright-core'
import { launchChromium } from '../../e2e/harness/chromium'
import { hostScript } from './bundle'
import type { Engine, EngineOptions } from './engine'

let browser: Promise<Browser> | undefined

/** Closes the browser that the tests of a file share. */
export async function closeBrowser() {
  await (await browser)?.close()
  browser = undefined
}

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
}

const SHELL =
  '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1"></head><body></body></html>'

/** Serves package files from memory and server pictures through the test; no request reaches the network. */
async function serve(route: Route, { pkg, handleCall }: EngineOptions) {
  const url = new URL(route.request().url())
  if (url.host === 'mini.test' && url.pathname === '/') {
    return route.fulfill({ contentType: 'text/html', body: SHELL })
  }
  const path = decodeURIComponent(url.pathname.replace(/^\/package\//, ''))
  const body = url.host === 'mini.test' ? pkg.files.get(path) : undefined
  if (body)
    return route.fulfill({ body, contentType: TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream' })
  if (url.host === 'mini.test') return route.fulfill({ status: 404 })
  const { value } = JSON.parse(await handleCall('file', JSON.stringify({ url: url.href }))) as {
    value?: { type: string; base64: string }
  }
  return value
    ? route.fulfill({ body: Buffer.from(value.base64, 'base64'), contentType: value.type })
    : route.fulfill({ status: 404 })
}

/** Opens a phone screen in headless Chromium, with real layout, touches and pixels. */
export async function openChromium(options: EngineOptions): Promise<Engine> {
  browser ??= launchChromium()
  const context = await (
    await browser
  ).newContext({
    viewport: { width: options.width, height: options.height },
    deviceScaleFactor: options.pixelRatio,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.exposeFunction('miniHostCall', options.handleCall)
  await page.route('**/*', (route) => serve(route, options))
  await page.goto('http://mini.test/')
  await page.addScriptTag({ content: await hostScript() })

  const call: Engine['call'] = (name, ...args) => callIn(page, name, args)
  return {
    name: 'chromium',
    call,
    async tap(target) {
      const before = await call('locate', target)
      await page.evaluate(nextFrame)
      const { x, y, coveredBy } = await call('locate', target)
      // A tap on something that scrolls would hit its neighbour.
      if (x !== before.x || y !== before.y) throw new Error(`"${target.what}" is moving`)
      if (coveredBy) throw new Error(`"${target.what}" is covered by ${coveredBy}`)
      await page.touchscreen.tap(x, y)
    },
    async screenshot(path) {
      await page.evaluate(untilStill)
      await page.screenshot({ path })
    },
    close: () => context.close(),
  }
}

/** Resolves when the next frame is drawn. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

/** Resolves when no finite, running animation is left on any page; infinite and paused animations are ignored. */
const untilStill = async () => {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  while (roots.some((root) => root.querySelector(':active'))) await new Promise(requestAnimationFrame)
  const moving = roots.flatMap((root) => root.getAnimations())
  const ending = moving.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

async function callIn(page: Page, name: string, args: unknown[]) {
  const run = ([name, args]: [string, unknown[]]) =>
    (window.miniHost as unknown as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args)
  return (await page.evaluate(run, [name, args] as [string, unknown[]])) as never
}
