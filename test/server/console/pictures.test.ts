import { MOST_MEGABYTES } from '../../../src/domain/media/pictureRule'
import { media } from '../../../server/db/schema/media'
import { freshBistro } from '../support/freshBistro'
import type { Backend } from '../support/harness'
import { Merchant, PASSWORD } from '../support/merchant'
import { canvas, uploadedBy } from '../support/picture'

let backend: Backend
let merchant: Merchant
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })
beforeEach(async () => {
  merchant = new Merchant(backend)
  await merchant.enter()
})

const PATH = '/console/pictures'
const banner = () => canvas(40, 20).png().toBuffer()
const stored = () => backend.db.select({ id: media.id, userId: media.userId }).from(media)
const names = async () => (await merchant.get(PATH)).body.match(/(?<=value=")uploads[^"]+/g) ?? []

test('an uploaded picture has a name on the page, which serves it to guests', async () => {
  expect((await merchant.get(PATH)).body).toContain('No pictures yet.')
  expect(await merchant.upload(PATH, await banner())).toMatchObject({ status: 303, to: PATH })
  const [name, ...more] = await names()
  expect(more).toEqual([])
  expect((await merchant.get(PATH)).body).toContain('40 × 20 pixels')
  const seen = await backend.app.server.inject({ url: `/media/${name}` })
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('the latest is first, and a removed one is gone for guests too', async () => {
  await merchant.upload(PATH, await banner())
  const [older] = await names()
  backend.clock.advance(1)
  await merchant.upload(PATH, await banner())
  expect(await names()).toEqual([expect.any(String), older])
  const id = /(?<=uploads\/)[\w-]+/.exec(older ?? '')?.[0] ?? ''
  const missing = await Promise.all([1, 2].map(() => merchant.act(`${PATH}/${id}/remove`)))
  expect(missing.map(({ status }) => status)).toEqual([303, 303])
  expect(await names()).toEqual([expect.not.stringContaining(id)])
  expect((await backend.app.server.inject({ url: `/media/${older}` })).statusCode).toBe(404)
})

test('pictures of guests are neither shown nor removable', async () => {
  await uploadedBy(backend, await backend.guest())
  const [guests] = await stored()
  expect(await names()).toEqual([])
  await merchant.act(`${PATH}/${guests?.id}/remove`)
  expect(await stored()).toEqual([guests])
})

test.each([
  ['a text', async () => Buffer.from('hello'), { type: 'text/plain' }, 400, 'We cannot read this picture'],
  ['a program that says it is a picture', async () => Buffer.from('<svg/>'), {}, 400, 'We cannot read this picture'],
  ['an empty file', async () => Buffer.alloc(0), {}, 400, 'We cannot read this picture'],
  ['too much', async () => Buffer.alloc(MOST_MEGABYTES * 1024 * 1024 + 1), {}, 413, 'The limit is 10 MB'],
  ['a file elsewhere in the form', banner, { field: 'other' }, 400, 'A field of this form is missing'],
  ['a form of another visit', banner, { csrf: 'x' }, 403, 'This form has expired'],
])('%s is not taken, and why is said', async (_what, bytes, form, status, why) => {
  const answer = await merchant.upload(PATH, await bytes(), form)
  expect(answer.status).toBe(status)
  expect(answer.body).toContain(why)
  expect(await stored()).toEqual([])
})

test('without a session nothing can be uploaded', async () => {
  const { status } = await new Merchant(backend).upload(PATH, await banner())
  expect(status).toBe(401)
  expect(await stored()).toEqual([])
})
