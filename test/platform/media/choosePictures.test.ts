import Taro from '@tarojs/taro'
import type * as choosing from '@/platform/media/choosePictures'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { chooseImage: jest.fn() } }))
// The mini-programs' variant: Jest would resolve the web's, which test/platform/web/wechat.h5.test.ts covers.
const { choosePictures } = jest.requireActual<typeof choosing>('../../../src/platform/media/choosePictures.ts')
const choose = jest.mocked(Taro.chooseImage)

test('a guest chooses up to nine compressed pictures unless fewer are asked for', async () => {
  const tempFiles = [{ path: 'wxfile://1', size: 12 }]
  choose.mockResolvedValue({ tempFilePaths: ['wxfile://1'], tempFiles, errMsg: '' })
  expect(await choosePictures()).toEqual([{ path: 'wxfile://1', size: 12, type: undefined }])
  await choosePictures(1)
  expect(choose.mock.calls).toEqual([
    [{ count: 9, sizeType: ['compressed'] }],
    [{ count: 1, sizeType: ['compressed'] }],
  ])
})

test('a guest who cancels has chosen no pictures', async () => {
  choose.mockRejectedValueOnce({ errMsg: 'chooseImage:fail cancel' })
  expect(await choosePictures()).toEqual([])
})
