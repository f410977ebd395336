import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loginStub } from '../harness/hostCalls'
import { Bank, payingStubs } from '../harness/sandboxBank'
import { launch } from '../harness/launch'
import type { Platform } from '../package/miniPackage'
import type { TargetDriver } from './screens'

/** WeChat places a phone without a position in Chengdu; this position is near the web's nearest store, which never closes. */
const storage = { shopId: 'thonglor' }

/** A driver for a mini-program against a running server. */
export async function miniGuest(platform: Platform, server: string, folder: string): Promise<TargetDriver> {
  const stubs = { ...loginStub, ...payingStubs(new Bank(server)) }
  const app = await launch(platform, { server, storage, stubs, timeout: 30_000 })
  return {
    tap: (what) => app.tap(what),
    see: (what) => app.see(what),
    gone: (what) => app.gone(what),
    type: (field, text) => app.type(field, text),
    async pay() {
      await app.tap('Pay now')
      return undefined
    },
    async screenshot() {
      const path = join(folder, `${platform}.png`)
      await app.idle()
      await app.screenshot(path)
      return readFile(path)
    },
    async close() {
      const errors = await app.errors()
      await app.close()
      if (errors.length > 0) throw new Error(`${platform}: ${JSON.stringify(errors)}`)
    },
  }
}
