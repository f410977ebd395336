import Taro from '@tarojs/taro'

/** Saves a picture (a data address, base64) to the phone's album. Rejects when the guest or the host refuses. */
export async function saveImage(dataUrl: string, name: string): Promise<void> {
  const filePath = `${Taro.env.USER_DATA_PATH}/${name}`
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1)
  await new Promise<void>((resolve, reject) => {
    Taro.getFileSystemManager().writeFile({
      filePath,
      data: base64,
      encoding: 'base64',
      success: () => resolve(),
      fail: ({ errMsg }) => reject(new Error(errMsg)),
    })
  })
  await Taro.saveImageToPhotosAlbum({ filePath })
}
