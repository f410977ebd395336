import { isCancel } from '@/platform/device/hostError'
import { MOST_PICTURES, type LocalPicture } from './picture'
import { throughWechat } from '@/platform/web/wechat'
import { pickFiles } from '@/platform/web/pickFiles'

/** Lets the guest choose pictures. Empty when cancelled, where the browser reports it. */
export async function choosePictures(count = MOST_PICTURES): Promise<LocalPicture[]> {
  try {
    return await throughWechat(
      async (call) => (await import('@/platform/web/wechatPictures')).wechatPictures(call, count),
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
