import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { API_PREFIX } from '../../../src/contract/endpoint'
import { mediaContract } from '../../../src/contract/media'
import { sessionContract } from '../../../src/contract/account/session'
import type { AppError } from '../../../server/api/appError'
import { media } from '../../../server/db/schema/account/media'
import { redraw } from '../../../server/modules/media/reencodePicture'
import { signInAs } from '../support/accounts/accounts'
import { statementsOf } from '../support/database/statements'
import { type Backend, startBackend } from '../support/harness'
import { wipe } from '../support/inStore/tables'
import { canvas, type Form, upload as send } from '../support/console/picture'

let backend: Backend
let token: string
beforeAll(async () => {
  backend = await startBackend(async () => {})
})
afterAll(() => backend.close())
beforeEach(async () => {
  await wipe(backend.db)
  token = await backend.guest()
})

const MB = 1024 * 1024
const setLimit = (sharp.prototype as Sharp).timeout
/** Uploads bytes, by default as the guest. */
const upload = (bytes: Buffer, { as = token, ...form }: Form & { as?: string } = {}) => send(backend, as, bytes, form)

const get = (name: string, method: 'GET' | 'DELETE' | 'PUT' = 'GET') =>
  backend.app.server.inject({ method, url: `/media/${name}`, headers: { authorization: `Bearer ${token}` } })

/** The stored picture of a successful upload. */
async function kept(bytes: Buffer): Promise<Buffer> {
  const { code, data } = await upload(bytes)
  expect(code).toBe(200)
  return (await get(data)).rawPayload
}

describe('an uploaded picture', () => {
  it.each([
    ['JPEG', () => canvas(300, 200).jpeg().toBuffer()],
    ['PNG', () => canvas(300, 200).png().toBuffer()],
    ['WebP', () => canvas(300, 200).webp().toBuffer()],
    ['GIF', () => canvas(300, 200).gif().toBuffer()],
    ['AVIF', () => canvas(300, 200).avif({ effort: 0 }).toBuffer()],
  ])('may be a %s, and is kept as WebP', async (_kind, made) => {
    const { format, width, height } = await sharp(await kept(await made())).metadata()
    expect([format, width, height]).toEqual(['webp', 300, 200])
  })

  it('comes in smaller widths, scaled once', async () => {
    const { data } = await upload(await canvas(1000, 500).png().toBuffer())
    const [small, again, whole] = [await get(`${data}?w=320`), await get(`${data}?w=320`), await get(data)]
    const { width, height } = await sharp(small.rawPayload).metadata()
    expect([width, height]).toEqual([320, 160])
    expect(again.rawPayload).toEqual(small.rawPayload)
    expect((await sharp(whole.rawPayload).metadata()).width).toBe(1000)
    expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('comes as a JPEG for the cards of shared links, on white where it is transparent', async () => {
    const clear = sharp({ create: { width: 900, height: 90, channels: 4, background: '#00000000' } })
    const { data } = await upload(await clear.png().toBuffer())
    const { headers, rawPayload } = await get(`${data}?w=640&as=jpeg`)
    const { format, width } = await sharp(rawPayload).metadata()
    expect([headers['content-type'], format, width]).toEqual(['image/jpeg', 'jpeg', 640])
    expect((await sharp(rawPayload).stats()).dominant).toMatchObject({ r: 248, g: 248, b: 248 })
    expect((await get(`${data}?w=640`)).headers['content-type']).toBe('image/webp')
  })

  it('is not read again while its smaller width is in memory, and is gone once it is deleted', async () => {
    const { data } = await upload(await canvas(1000, 500).png().toBuffer())
    const small = await get(`${data}?w=160`)
    const statements = await statementsOf(backend, async () => {
      expect((await get(`${data}?w=160`)).rawPayload).toEqual(small.rawPayload)
    })
    expect([statements.length, statements.filter((statement) => statement.includes('"bytes"'))]).toEqual([1, []])
    await backend.db.delete(media)
    expect((await get(`${data}?w=160`)).statusCode).toBe(404)
  })

  it('is served as an immutable picture', async () => {
    const { data } = await upload(await canvas(20, 20).png().toBuffer())
    expect(data).toMatch(/^uploads\/[\w-]{20}\.webp$/)
    expect((await get(data)).headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('is scaled down to at most 1280 pixels a side', async () => {
    const { width, height } = await sharp(await kept(await canvas(4000, 1000).png().toBuffer())).metadata()
    expect([width, height]).toEqual([1280, 320])
  })

  it('loses its location and camera data, and is turned upright', async () => {
    const exif = { IFD0: { Copyright: 'Ploy' }, IFD3: { GPSLatitude: '13/1 45/1 0/1', GPSLatitudeRef: 'N' } }
    const taken = await canvas(300, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const shown = await kept(taken)
    const { exif: reported, xmp, icc, orientation, width, height } = await sharp(shown).metadata()
    expect([reported, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect([width, height]).toEqual([200, 300])
    expect(shown.includes('Ploy')).toBe(false)
  })

  it('loses data after its end', async () => {
    const smuggled = Buffer.concat([await canvas(30, 30).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    expect((await kept(smuggled)).includes('script')).toBe(false)
  })

  it('is not animated: the first frame is stored', async () => {
    const frames = await Promise.all(['red', 'blue'].map((background) => frame(background)))
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2)
    const still = await kept(moving)
    expect((await sharp(still, { animated: true }).metadata()).pages).toBeUndefined()
    const { dominant } = await sharp(still).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
  })

  it('can be fetched only with its name, and changed by no guest', async () => {
    const { data } = await upload(await canvas(20, 20).png().toBuffer())
    token = await backend.guest()
    for (const method of ['DELETE', 'PUT'] as const) expect((await get(data, method)).statusCode).toBe(404)
    expect((await get(data)).statusCode).toBe(200)
    for (const name of ['uploads/', 'uploads/x.webp', 'uploads/..%2f..%2fmain.ts', data.replace('.webp', '.html')]) {
      expect((await get(name)).statusCode).toBe(404)
    }
  })
})

/** A PNG of one pixel by many: its rows are zeros. */
function stripe(height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const rows = deflateSync(Buffer.alloc(2 * height))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const frame = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

describe('a file that is not a picture', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

  it.each([
    ['a text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['a page that says it is a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', Buffer.from(SVG)],
    ['a document', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>')],
    ['the beginning of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('is refused: %s', async (_what, bytes) => {
    const { code, msg } = await upload(bytes, { name: 'me.png', type: 'image/png' })
    expect([code, msg]).toEqual([400, 'We cannot read this picture. Please choose a JPEG, PNG, WebP, GIF or AVIF file'])
  })

  it('is refused when it is truncated', async () => {
    const whole = await canvas(900, 900).jpeg().toBuffer()
    expect(await upload(whole.subarray(0, whole.length / 2))).toMatchObject({ code: 400 })
  })

  it('is refused in an unsupported format', async () => {
    expect(await upload(await canvas(20, 20).tiff().toBuffer())).toMatchObject({ code: 400 })
  })

  it.each([
    ['a PNG of one pixel by 45 million', () => stripe(45_000_000)],
    ['a PNG of one pixel by 17 thousand', () => stripe(17_000)],
    ['an AVIF of 20 million pixels', () => canvas(5_000, 4_000).avif({ effort: 0 }).toBuffer()],
    ['a GIF of 12 million pixels', () => canvas(4_000, 3_000).gif({ effort: 1 }).toBuffer()],
  ])('is refused before it is decoded: %s', async (_what, made) => {
    const bytes = await made()
    expect(bytes.length).toBeLessThan(MB)
    const resized = jest.spyOn(sharp.prototype, 'resize')
    expect(await upload(bytes)).toMatchObject({ code: 400 })
    expect(resized).not.toHaveBeenCalled()
    resized.mockRestore()
  })

  it('is refused when it would decode to too many pixels, without being decoded', async () => {
    const bomb = await canvas(7_500, 7_500).png().toBuffer()
    expect(bomb.length).toBeLessThan(10 * MB)
    expect(await upload(bomb)).toMatchObject({ code: 400 })
    expect(await upload(await canvas(20, 20).png().toBuffer())).toMatchObject({ code: 200 })
  })
})

describe('an upload', () => {
  it.each([
    ['en', 'The picture is too large. The limit is 10 MB'],
    ['th', 'รูปภาพมีขนาดใหญ่เกินไป ได้สูงสุด 10 MB'],
    ['zh', '图片过大，最大 10 MB'],
  ] as const)('that is too large is refused in words (%s)', async (locale, texts) => {
    expect(await upload(Buffer.alloc(10 * MB + 1), { locale })).toEqual({ code: 400, msg: texts, data: null })
  })

  it('requires a file field of the right name', async () => {
    const picture = await canvas(20, 20).png().toBuffer()
    expect(await upload(picture, { field: 'picture' })).toMatchObject({ code: 400, msg: 'Please choose a picture' })
    const { path } = mediaContract.image
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' }
    for (const payload of [
      '',
      '--x',
      '--x--',
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nhi\r\n--x--',
    ]) {
      const response = await backend.app.server.inject({ method: 'POST', url: API_PREFIX + path, headers, payload })
      expect(response.json()).toMatchObject({ code: 400, msg: 'Please choose a picture' })
    }
  })

  it('requires a session', async () => {
    expect(await upload(await canvas(20, 20).png().toBuffer(), { as: 'x'.repeat(43) })).toMatchObject({ code: 401 })
  })

  it('is possible thirty times an hour', async () => {
    const picture = await canvas(20, 20).png().toBuffer()
    const codes = await Promise.all(Array.from({ length: 30 }, async () => (await upload(picture)).code))
    expect(codes.every((code) => code === 200)).toBe(true)
    expect(await upload(picture)).toMatchObject({ code: 400, msg: 'Too many attempts. Please try again in 60 min' })
    backend.clock.advance(60)
    expect((await upload(picture)).code).toBe(200)
  })

  it('is refused while more than 32 others wait', async () => {
    const picture = await canvas(20, 20).png().toBuffer()
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => redraw(picture)))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as AppError] : []))
    expect(refused.map(({ key }) => key)).toEqual(Array(8).fill('media.busy'))
    expect(await redraw(picture)).toMatchObject({ width: 20 })
  })

  it('is refused when it is not decoded within 10 seconds, and nothing is stored', async () => {
    const limits: number[] = []
    const limit = jest.spyOn(sharp.prototype, 'timeout').mockImplementation(function (this: Sharp, ...given) {
      limits.push((given as [{ seconds: number }])[0].seconds)
      // One second of a filter that takes many: the library itself ends the work.
      return setLimit.call(this.median(900), { seconds: 1 })
    })
    const picture = await canvas(1280, 1280).png().toBuffer()
    const refused = await upload(picture, { locale: 'th' })
    limit.mockRestore()
    const text = 'ไฟล์นี้ไม่ใช่รูปภาพที่อ่านได้ โปรดเลือกไฟล์ JPEG, PNG, WebP, GIF หรือ AVIF'
    expect(refused).toEqual({ code: 400, msg: text, data: null })
    expect([limits, await backend.db.$count(media)]).toEqual([[10], 0])
    expect(await upload(picture)).toMatchObject({ code: 200 })
  })

  it('is refused by endpoints without files', async () => {
    const response = await backend.app.server.inject({
      method: 'POST',
      url: `${API_PREFIX}${sessionContract.guest.path}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    })
    expect(response.json()).toMatchObject({ code: 400 })
  })
})

describe('the picture of a profile', () => {
  it('must be uploaded here', async () => {
    const { token: member } = await signInAs(backend, 'Ploy', token)
    const { data: avatar } = await upload(await canvas(20, 20).png().toBuffer(), { as: member })
    expect((await backend.ask(sessionContract.edit, { avatar }, { token: member })).avatar).toBe(avatar)
    for (const foreign of ['https://evil.example/x.png', 'uploads/aaaaaaaaaaaaaaaaaaaa.webp', 'javascript:alert(1)']) {
      expect(await backend.call(sessionContract.edit, { avatar: foreign }, { token: member })).toMatchObject({
        code: 400,
      })
    }
    expect((await backend.ask(sessionContract.edit, { avatar, nickname: 'P' }, { token: member })).avatar).toBe(avatar)
    expect((await backend.ask(sessionContract.edit, { avatar: '' }, { token: member })).avatar).toBe('')
  })

  it('is taken over when a guest signs in', async () => {
    const { data: avatar } = await upload(await canvas(20, 20).png().toBuffer())
    await signInAs(backend, 'Ploy')
    const { token: member } = await signInAs(backend, 'Ploy', token)
    expect((await get(avatar)).statusCode).toBe(200)
    expect((await backend.ask(sessionContract.edit, { avatar }, { token: member })).avatar).toBe(avatar)
  })
})
