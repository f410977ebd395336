import Taro from '@tarojs/taro'
import type * as saving from '@/platform/media/saveImage'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { downloadFile: jest.fn(), saveImageToPhotosAlbum: jest.fn() },
}))
// The mini-programs' variant: Jest would resolve the web's, which test/pages/platform covers.
const { saveImage } = jest.requireActual<typeof saving>('../../../src/platform/media/saveImage.ts')

test('a picture on the web is downloaded within 60 s and saved to the album', async () => {
  jest.mocked(Taro.downloadFile as unknown as jest.Mock).mockResolvedValue({ tempFilePath: 'wxfile://1' })
  expect(await saveImage('https://shop.example/code.png', 'code')).toBe('saved')
  expect(Taro.downloadFile).toHaveBeenCalledWith({ url: 'https://shop.example/code.png', timeout: 60_000 })
  expect(Taro.saveImageToPhotosAlbum).toHaveBeenCalledWith({ filePath: 'wxfile://1' })
})
