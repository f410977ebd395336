import sharp from 'sharp'
import { type Backend, startBackend } from '../support/harness'
import { canvas, upload } from '../support/console/picture'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(async () => {})
})
afterAll(() => backend.close())

/** Uploads a red picture and reads it in a size. */
async function uploadedAs(query: string) {
  const { data } = await upload(backend, await backend.guest(), await canvas(300, 150).png().toBuffer())
  return backend.app.server.inject({ url: `/media/${data}?${query}` })
}

test.each([
  ['icon', 180],
  ['icon', 512],
  ['maskable', 512],
])('a stored picture comes as a square PNG for home screens (%s, %i)', async (as, side) => {
  const { headers, rawPayload } = await uploadedAs(`w=${side}&as=${as}`)
  const { format, width, height } = await sharp(rawPayload).metadata()
  expect([headers['content-type'], format, width, height]).toEqual(['image/png', 'png', side, side])
  const edge = await sharp(rawPayload)
    .extract({ left: 4, top: side / 2, width: 1, height: 1 })
    .raw()
    .toBuffer()
  const white = edge.equals(Buffer.from([255, 255, 255]))
  expect(white).toBe(as === 'maskable')
})

test('other sides are not drawn', async () => {
  expect((await uploadedAs('w=200&as=icon')).headers['content-type']).toBe('image/webp')
})
