import { VERSION } from '../../server/seed/data/texts'
import { answererOf, type Server, type World } from './answers'
import { MiniApp } from './app'
import { openChromium } from './engine/chromium'
import type { EngineName } from './engine/engine'
import { openJsdom } from './engine/jsdom'
import { hostInput, usualPhone, type BootOptions } from './hostInput'
import { MiniPackage, type Platform } from './package/miniPackage'

export interface LaunchOptions extends BootOptions {
  /** Handles the app's requests; without a server every request fails. */
  server?: Server
  world?: World
  engine?: EngineName
  /** A package in memory or the folder of one; `dist/<platform>` by default. */
  pkg?: MiniPackage | string
  /** Default timeout of the flow's expectations, in ms. */
  patience?: number
}

const noServer: Server = () => {
  throw new Error('the test has no server')
}

/** Boots a compiled mini-program and returns its driver. */
export async function launch(platform: Platform, options: LaunchOptions = {}): Promise<MiniApp> {
  const { server = noServer, world = {}, engine = 'chromium', pkg = `dist/${platform}`, patience, ...boot } = options
  const read = typeof pkg === 'string' ? MiniPackage.read(platform, pkg) : pkg
  const { width, height, pixelRatio } = { ...usualPhone, ...boot.phone }
  const open = engine === 'jsdom' ? openJsdom : openChromium
  const opened = await open({ pkg: read, answer: answererOf(server, world), width, height, pixelRatio })
  // The privacy notice was accepted on an earlier visit.
  const storage = { privacy: VERSION, ...boot.storage }
  await opened.call('boot', hostInput(read, { ...boot, storage }))
  return new MiniApp(opened, read.pages, patience)
}
