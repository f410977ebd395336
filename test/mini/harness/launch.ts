import { VERSION } from '../../../server/seed/data/texts'
import { hostCallHandler, type TestServer, type PlatformStubs } from './hostCalls'
import { MiniApp } from './app'
import { openChromium } from '../engine/chromium'
import type { EngineName } from '../engine/engine'
import { openJsdom } from '../engine/jsdom'
import { ofWorker } from '../../server/support/ofWorker'
import { compilePackage, hostInput, defaultPhone, type BootOptions } from './hostInput'
import { MiniPackage, type Platform } from '../package/miniPackage'

export interface LaunchOptions extends BootOptions {
  /** Handles the app's requests; without a server every request fails. */
  server?: TestServer
  stubs?: PlatformStubs
  engine?: EngineName
  /** A package in memory or the folder of one; `dist/<platform>` by default. */
  pkg?: MiniPackage | string
  /** Default timeout of the flow's expectations, in ms. */
  timeout?: number
}

const noServer: TestServer = () => {
  throw new Error('the test has no server')
}

/** A package with what the host gets of it. */
function prepared(pkg: MiniPackage) {
  return { pkg, compiled: compilePackage(pkg) }
}

/** A built package, read and compiled once for the test files of a worker: nothing changes it. */
const built = (platform: Platform, folder: string) =>
  ofWorker(`package in ${folder}`, () => prepared(MiniPackage.read(platform, folder)))

/** Boots a compiled mini-program and returns its driver. */
export async function launch(platform: Platform, options: LaunchOptions = {}): Promise<MiniApp> {
  const { server = noServer, stubs = {}, engine = 'chromium', pkg = `dist/${platform}`, timeout, ...boot } = options
  const { pkg: read, compiled } = typeof pkg === 'string' ? built(platform, pkg) : prepared(pkg)
  const { width, height, pixelRatio } = { ...defaultPhone, ...boot.phone }
  const open = engine === 'jsdom' ? openJsdom : openChromium
  const opened = await open({ pkg: read, handleCall: hostCallHandler(server, stubs), width, height, pixelRatio })
  // The privacy notice was accepted on an earlier visit.
  const storage = { privacy: VERSION, welcomed: true, ...boot.storage }
  await opened.call('boot', hostInput(compiled, { ...boot, storage }))
  return new MiniApp(opened, read.pages, timeout)
}
