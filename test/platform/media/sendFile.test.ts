import Taro from '@tarojs/taro'
import type * as sending from '@/platform/media/sendFile'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { uploadFile: jest.fn() } }))
// The variant of the mini-programs: Jest would take that of the web, which test/pages/platform looks at.
const { sendFile } = jest.requireActual<typeof sending>('../../../src/platform/media/sendFile.ts')
const upload = Taro.uploadFile as unknown as jest.Mock

const order = {
  url: 'https://shop.example/channelApi/upload/image',
  name: 'file',
  picture: { path: 'wxfile://tmp/1.jpg', size: undefined, type: undefined },
  header: { authorization: 'Bearer t' },
  timeout: 60_000,
}

/** What a host gives back at once: a promise, which tells how much has gone as well. */
function task(answer: Promise<{ data: string }>, shares: number[] = []) {
  return Object.assign(answer, {
    progress: (tell: (state: { progress: number }) => void) => {
      for (const progress of shares) tell({ progress })
    },
  })
}

afterEach(() => {
  process.env.TARO_ENV = 'h5'
})

test.each([
  ['weapp', {}],
  ['alipay', { fileType: 'image' }],
])('%s sends the file by its path, with headers and time-out, and tells what was answered', async (target, kind) => {
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

test('tells how much has gone, 0 to 1', async () => {
  const told: number[] = []
  upload.mockReturnValueOnce(task(Promise.resolve({ data: '' }), [0, 40, 100]))
  await sendFile({ ...order, onProgress: (share) => void told.push(share) })
  expect(told).toEqual([0, 0.4, 1])
})

test('a host that does not tell is none the worse', async () => {
  upload.mockReturnValueOnce(Promise.resolve({ data: 'ok' }))
  expect(await sendFile({ ...order, onProgress: () => undefined })).toBe('ok')
})

test('rejects with what the host says', async () => {
  upload.mockReturnValueOnce(task(Promise.reject({ errMsg: 'uploadFile:fail timeout' })))
  await expect(sendFile({ ...order, onProgress: () => undefined })).rejects.toEqual({
    errMsg: 'uploadFile:fail timeout',
  })
})
