import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { World } from './answers'
import type { MiniApp } from './app'
import type { CacheContext } from './flow'

/** A photo among those of the phone, and a file that only calls itself one. */
export const PHOTO = 'wxfile://tmp_4a1.png'
export const NO_PHOTO = 'wxfile://tmp_4a2.png'

/** What lies behind a temporary path. */
export const photo: World['photo'] = (path) =>
  path === NO_PHOTO
    ? new TextEncoder().encode('this is no picture')
    : new Uint8Array(readFileSync(join(__dirname, '../../src/assets/art/empty.png')))

/** Chooses as many pictures for a form as the world has, and waits until each is on the page. */
export async function addPictures(app: MiniApp, count: number): Promise<void> {
  await app.tap('[aria-label="Add pictures"]')
  await app.waitFor(async () => (await app.count('[aria-label^="Remove picture"]')) === count, `${count} pictures`)
}

/** Whoever looks at an order in the store sees so many pictures of its guest, whole. */
export async function seenInStore({ merchant }: CacheContext, orderId: string, count: number): Promise<void> {
  await merchant.enter()
  const { body } = await merchant.get(`/console/orders/${orderId}`)
  const shown = [...body.matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) => path)
  expect(shown).toHaveLength(count)
  for (const path of shown) expect(await merchant.get(path)).toMatchObject({ status: 200 })
}
