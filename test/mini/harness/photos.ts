import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { picturesOf } from '../../server/support/orders/orderSteps'
import type { PlatformStubs } from './hostCalls'
import type { MiniApp } from './app'
import type { FlowContext } from './flow'

/** Temporary paths of a photo and of a file with an image's name that is no image. */
export const PHOTO = 'wxfile://tmp_4a1.png'
export const NOT_A_PHOTO = 'wxfile://tmp_4a2.png'

/** The file behind a temporary path. */
export const photo: PlatformStubs['photo'] = (path) =>
  path === NOT_A_PHOTO
    ? new TextEncoder().encode('this is no picture')
    : new Uint8Array(readFileSync(join(__dirname, '../../../src/assets/art/empty.png')))

/** Chooses all stubbed pictures for a form and waits until each is on the page. */
export async function addPictures(app: MiniApp, count: number): Promise<void> {
  await app.tap('[aria-label="Add pictures"]')
  await app.waitFor(async () => (await app.count('[aria-label^="Remove picture"]')) === count, `${count} pictures`)
}

/** Asserts that staff see this many pictures of an order and that each loads. */
export async function expectPicturesAtConsole(
  { backend, staff }: FlowContext,
  orderId: string,
  count: number,
): Promise<void> {
  const shown = await picturesOf(await staff(), orderId)
  expect(shown).toHaveLength(count)
  for (const url of shown) expect((await backend.app.server.inject({ url })).statusCode).toBe(200)
}
