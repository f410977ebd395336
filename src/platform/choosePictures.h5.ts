import { isCancel } from './cancel'
import { MOST_PICTURES, type LocalPicture } from './picture'
import { throughWechat } from './web/wechat'
import { pickFiles } from './web/pickFiles'

/** Lets the guest choose pictures. None when they go back, where the browser tells so. */
export async function choosePictures(count = MOST_PICTURES): Promise<LocalPicture[]> {
  try {
    return await throughWechat(
      async (call) => (await import('./web/wechatPictures')).wechatPictures(call, count),
      async () => (await pickFiles(count)).map(pictureOf),
    )
  } catch (error) {
    if (isCancel(error)) return []
    throw error
  }
}

const pictureOf = (file: File): LocalPicture => ({
  path: URL.createObjectURL(file),
  size: file.size,
  type: file.type,
  file,
})
