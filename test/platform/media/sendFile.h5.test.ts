import { sendFile } from '@/platform/media/sendFile.h5'

const file = new Blob(['picture'], { type: 'image/png' })
const order = {
  url: 'https://shop.example/channelApi/upload/image',
  name: 'file',
  picture: { path: 'blob:1', size: 7, type: 'image/png', file },
  header: { authorization: 'Bearer t', language: 'th' },
  timeout: 60_000,
}

/** A request of the browser that the test completes. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  upload = new EventTarget()
  timeout = 0
  responseText = ''
  opened: string[] = []
  headers: Record<string, string> = {}
  body: FormData | undefined

  constructor() {
    super()
    FakeRequest.last = this
  }

  open(...to: string[]) {
    this.opened = to
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }

  send(body: FormData) {
    this.body = body
  }
}

const real = globalThis.XMLHttpRequest
beforeAll(() => void Object.assign(globalThis, { XMLHttpRequest: FakeRequest }))
afterAll(() => void Object.assign(globalThis, { XMLHttpRequest: real }))

/** Starts an upload and returns its request. */
function send(picture = order.picture as Parameters<typeof sendFile>[0]['picture']) {
  const shares: number[] = []
  const answer = sendFile({ ...order, picture, onProgress: (share) => void shares.push(share) })
  return { answer, shares, request: FakeRequest.last }
}

const progress = (request: FakeRequest, loaded: number, total: number) =>
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))

test('sends the file as a form part, with headers and time-out, and returns the reply', async () => {
  const { answer, request } = send()
  expect(request.opened).toEqual(['POST', order.url])
  expect(request.headers).toEqual(order.header)
  expect(request.timeout).toBe(60_000)
  const part = request.body?.get('file')
  expect(part).toBeInstanceOf(Blob)
  expect(part).toMatchObject({ size: 7, type: 'image/png' })
  request.responseText = '{"code":200}'
  request.dispatchEvent(new Event('load'))
  expect(await answer).toBe('{"code":200}')
})

test('reports progress from 0 to 1, and nothing while the total is unknown', () => {
  const { shares, request } = send()
  progress(request, 3, 0)
  progress(request, 3, 12)
  progress(request, 12, 12)
  expect(shares).toEqual([0, 0.25, 1])
})

test.each([
  ['error', 'uploadFile:fail'],
  ['timeout', 'uploadFile:fail timeout'],
])('an %s rejects with the error of mini-programs', async (event, message) => {
  const { answer, request } = send()
  request.dispatchEvent(new Event(event))
  await expect(answer).rejects.toThrow(new Error(message))
})

test('a picture without its file is an empty form, which the server refuses', () => {
  expect([...(send({ path: 'x', size: 1, type: 'image/png' }).request.body ?? [])]).toEqual([])
})
