import Taro from '@tarojs/taro'
import { MAX_PICTURES, type LocalPicture } from './picture'

/** Lets the guest choose pictures, compressed by the host (specification §9). Empty when cancelled. */
export async function choosePictures(count = MAX_PICTURES): Promise<LocalPicture[]> {
  try {
    const { tempFilePaths, tempFiles } = await Taro.chooseImage({ count, sizeType: ['compressed'] })
    return tempFilePaths.map((path, at) => ({ path, size: tempFiles?.[at]?.size, type: undefined }))
  } catch {
    return []
  }
}
