import sharp from 'sharp'
import { type Backend, startBackend } from '../support/harness'
import { canvas, upload } from '../support/console/picture'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(async () => {})
})
afterAll(() => backend.close())

/** Uploads a picture and reads it in a size. */
async function uploadedAs(query: string, picture = canvas(300, 150)) {
  const { data } = await upload(backend, await backend.guest(), await picture.png().toBuffer())
  return backend.app.server.inject({ url: `/media/${data}?${query}` })
}

/** The colour of a pixel near the upper left corner. */
const cornerOf = async (png: Buffer) => [
  ...(await sharp(png).extract({ left: 4, top: 4, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
]

test.each([
  ['icon', 180],
  ['icon', 512],
  ['maskable', 512],
])('a stored picture comes as a square PNG on its own ground for home screens (%s, %i)', async (as, side) => {
  const { headers, rawPayload } = await uploadedAs(`w=${side}&as=${as}`)
  const { format, width, height } = await sharp(rawPayload).metadata()
  expect([headers['content-type'], format, width, height]).toEqual(['image/png', 'png', side, side])
  const [red = 0, green = 255] = await cornerOf(rawPayload)
  expect(red - green).toBeGreaterThan(100)
})

test('a transparent picture stands on white', async () => {
  const clear = sharp({ create: { width: 300, height: 300, channels: 4, background: '#0000' } })
  expect(await cornerOf((await uploadedAs('w=512&as=maskable', clear)).rawPayload)).toEqual([255, 255, 255])
})

test('other sides are not drawn', async () => {
  expect((await uploadedAs('w=200&as=icon')).headers['content-type']).toBe('image/webp')
})
