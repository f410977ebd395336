import { isCancel } from '@/platform/device/hostError'
import { MAX_PICTURES, type LocalPicture } from './picture'
import { throughWechat } from '@/platform/web/wechat'
import { compressPicture } from '@/platform/web/compressPicture'
import { pickFiles } from '@/platform/web/pickFiles'

/** Lets the guest choose pictures, which are compressed (specification §9). Empty when cancelled, where the browser reports it. */
export async function choosePictures(count = MAX_PICTURES): Promise<LocalPicture[]> {
  try {
    return await throughWechat(
      async (call) => (await import('./wechatPictures')).wechatPictures(call, count),
      async () => {
        const pictures: LocalPicture[] = []
        // One after the other: a decoded photo takes 200 MB.
        for (const file of await pickFiles(count)) pictures.push(pictureOf(await compressPicture(file)))
        return pictures
      },
    )
  } catch (error) {
    if (isCancel(error)) return []
    throw error
  }
}

const pictureOf = (file: Blob): LocalPicture => ({
  path: URL.createObjectURL(file),
  size: file.size,
  type: file.type,
  file,
})
