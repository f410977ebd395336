import { TextDecoder } from 'node:util'
import decode from 'qr/decode.js'
import sharp from 'sharp'
import { qrImage } from '@/components/media/qrImage'

// jsdom lacks it, and the reader of codes needs it.
Object.assign(globalThis, { TextDecoder })

/** A PromptPay code (EMV), the shortest text and a very long one. */
const PAY = '00020101021229370016A000000677010111011300668123456785802TH530376454041.006304ABCD'

test.each(['1', PAY, 'ร้านอาหาร 餐厅 WIFI:S:café;;', 'x'.repeat(2000)])(
  'code %# is a PNG that other programs can read',
  async (text) => {
    const image = qrImage(text)
    expect(image).toMatch(/^data:image\/png;base64,[\w+/]+={0,2}$/)
    const picture = sharp(Buffer.from(image.split(',')[1] ?? '', 'base64'), { failOn: 'warning' })
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const { width, height } = info
    expect(decode({ width, height, data: Uint8ClampedArray.from(data) })).toBe(text)
  },
)

test('the quiet zone of a code is white and four modules wide', async () => {
  const { data, info } = await sharp(Buffer.from(qrImage('1').split(',')[1] ?? '', 'base64'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.width).toBe((21 + 8) * 8)
  const black = [...data.keys()].filter((at) => data[at] === 0)
  expect(Math.min(...black)).toBe(32 * info.width + 32)
  expect(Math.max(...black)).toBeLessThan(info.width * (info.width - 32))
})

test('a payment code is sent to a page of a mini-program in less than 1 KB', () => {
  expect(qrImage(PAY).length).toBeLessThan(1024)
})
