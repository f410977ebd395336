import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ScreenShell } from '@/shell/ScreenShell'
import * as device from '@/platform/device/device'
import type { Stores } from '@/stores/root'
import { render } from '../ui/rendering'

jest.mock('@/platform/device/device', () => ({
  ...jest.requireActual<object>('@/platform/device/device'),
  safeArea: jest.fn(),
}))
jest.mock('@/shell/useTabs', () => ({ useTabs: () => ({ list: [], active: -1, lifted: false }) }))
jest.mock('@/shell/Overlays', () => ({ Overlays: () => null }))

const stores = (online: boolean) =>
  ({
    theme: { dark: false, variables: {} },
    locale: { tall: false, ready: false, t: (key: string) => key },
    splash: { end: () => undefined },
    ui: { online },
  }) as unknown as Stores

/** The insets of a page on a device with these safe areas. */
async function roomOn(area: device.SafeArea, online = true): Promise<string[]> {
  jest.mocked(device.safeArea).mockReturnValue(area)
  const { place: container } = await render(
    <ScreenShell path="/pages/index/index" title="Home" query={{}} header="own">
      {null}
    </ScreenShell>,
    stores(online),
  )
  const { style } = container.firstElementChild as HTMLElement
  return ['--safe-t', '--safe-b', '--capsule'].map((name) => style.getPropertyValue(name))
}

beforeEach(() => {
  process.env.TARO_ENV = 'weapp'
})
afterEach(() => {
  process.env.TARO_ENV = 'h5'
})

test("a page keeps the notched phone's safe areas at top and bottom, and that of the host’s menu", async () => {
  expect(await roomOn({ top: 44, bottom: 34, capsule: 96 })).toEqual(['44px', '34px', '96px'])
  // The offline bar is placed there, too.
  expect(await roomOn({ top: 44, bottom: 34, capsule: 96 }, false)).toEqual(['84px', '34px', '96px'])
})

test('without safe areas, or in a browser, which has them in its styles, the style sheet decides', async () => {
  expect(await roomOn({ top: 0, bottom: 0, capsule: 0 })).toEqual(['', '', ''])
  expect(readFileSync('src/styles/base.scss', 'utf8')).toMatch(/--safe-b: env\(safe-area-inset-bottom\)/)
})

test('all elements fixed to the bottom, the tab bar among them, keep the safe area', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.module.scss'),
  )
  const atBottom = sheets.filter((name) =>
    (readFileSync(join('src', name), 'utf8').match(/\{[^{}]*\}/g) ?? []).some(
      (rule) => /fixed-wide\(/.test(rule) && !/\btop:/.test(rule),
    ),
  )
  expect(atBottom.map((name) => name.split(/[\\/]/).pop())).toEqual(
    expect.arrayContaining(['TabBarView.module.scss', 'Dock.module.scss', 'CartBarView.module.scss']),
  )
  const without = atBottom.filter((name) => !/var\(--safe-b\)/.test(readFileSync(join('src', name), 'utf8')))
  expect(without).toEqual([])
})
