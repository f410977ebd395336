import Taro from '@tarojs/taro'
import type * as sending from '@/platform/media/sendFile'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { uploadFile: jest.fn() } }))
// The mini-programs' variant: Jest would resolve the web's, which test/pages/platform covers.
const { sendFile } = jest.requireActual<typeof sending>('../../../src/platform/media/sendFile.ts')
const upload = Taro.uploadFile as unknown as jest.Mock

const order = {
  url: 'https://shop.example/channelApi/upload/image',
  name: 'file',
  picture: { path: 'wxfile://tmp/1.jpg', size: undefined, type: undefined },
  header: { authorization: 'Bearer t' },
  timeout: 60_000,
}

/** The synchronous result of a host: a promise that also reports progress. */
function task(answer: Promise<{ data: string }>, shares: number[] = []) {
  return Object.assign(answer, {
    progress: (reportProgress: (state: { progress: number }) => void) => {
      for (const progress of shares) reportProgress({ progress })
    },
  })
}

afterEach(() => {
  process.env.TARO_ENV = 'h5'
})

test.each([
  ['weapp', {}],
  ['alipay', { fileType: 'image' }],
])('%s sends the file by its path, with headers and time-out, and returns the reply', async (target, kind) => {
  process.env.TARO_ENV = target
  upload.mockReturnValueOnce(task(Promise.resolve({ data: '{"code":200}' })))
  expect(await sendFile({ ...order, onProgress: () => undefined })).toBe('{"code":200}')
  expect(upload).toHaveBeenLastCalledWith({
    url: order.url,
    name: 'file',
    filePath: 'wxfile://tmp/1.jpg',
    header: { authorization: 'Bearer t' },
    timeout: 60_000,
    ...kind,
  })
})

test('progress is reported from 0 to 1', async () => {
  const progressValues: number[] = []
  upload.mockReturnValueOnce(task(Promise.resolve({ data: '' }), [0, 40, 100]))
  await sendFile({ ...order, onProgress: (share) => void progressValues.push(share) })
  expect(progressValues).toEqual([0, 0.4, 1])
})

test('an upload works on a host without progress', async () => {
  upload.mockReturnValueOnce(Promise.resolve({ data: 'ok' }))
  expect(await sendFile({ ...order, onProgress: () => undefined })).toBe('ok')
})

test("an upload rejects with the host's message", async () => {
  upload.mockReturnValueOnce(task(Promise.reject({ errMsg: 'uploadFile:fail timeout' })))
  await expect(sendFile({ ...order, onProgress: () => undefined })).rejects.toEqual({
    errMsg: 'uploadFile:fail timeout',
  })
})
