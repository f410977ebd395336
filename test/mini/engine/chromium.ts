import type { Browser, Page, Route } from 'playwright-core'
import { launchChromium } from '../../e2e/harness/chromium'
import { hostScript } from './bundle'
import type { Engine, EngineOptions } from './engine'

let browser: Promise<Browser> | undefined

const SCREEN = ['width', 'height', 'pixelRatio'] as const

/** A page and the app that runs on it. */
interface Phone {
  page: Page
  options: EngineOptions
}

/** Phones whose app has closed, for the next app: a page that exists starts one in half the time of a new one. */
let free: Phone[] = []

/** Closes the browser that the tests of a file share. */
export async function closeBrowser() {
  await (await browser)?.close()
  browser = undefined
  free = []
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

async function newPhone(options: EngineOptions): Promise<Phone> {
  browser ??= launchChromium()
  const context = await (
    await browser
  ).newContext({
    viewport: { width: options.width, height: options.height },
    deviceScaleFactor: options.pixelRatio,
    hasTouch: true,
    isMobile: true,
  })
  const phone = { page: await context.newPage(), options }
  await phone.page.exposeFunction('miniHostCall', (...call: Parameters<EngineOptions['handleCall']>) =>
    phone.options.handleCall(...call),
  )
  await phone.page.route('**/*', (route) => serve(route, phone.options))
  return phone
}

/** A free phone with this screen, or a new one. */
async function takePhone(options: EngineOptions): Promise<Phone> {
  const phone = free.find((one) => SCREEN.every((side) => one.options[side] === options[side]))
  if (!phone) return newPhone(options)
  free = free.filter((one) => one !== phone)
  phone.options = options
  return phone
}

/** Opens a phone screen in headless Chromium, with real layout, touches and pixels. */
export async function openChromium(options: EngineOptions): Promise<Engine> {
  const phone = await takePhone(options)
  const { page } = phone
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
    async close() {
      // Ends the app's timers and calls.
      await page.goto('http://mini.test/')
      free.push(phone)
    },
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
