import Taro from '@tarojs/taro'
import { NETWORK_TIMEOUT_MS } from '@/domain/time/timeout'
import { HostError, hostMessage, isCancel } from '@/platform/device/hostError'
import { pictureFile } from './picture'

/**
 * Outcome of saving a picture: `saved`; `refused` when the guest denies access to the album, which the host's settings can change;
 * `hold` when the browser saves only by long press; `cancelled`.
 */
export type SaveOutcome = 'saved' | 'refused' | 'hold' | 'cancelled'

/** WeChat's message when the guest has declined the privacy prompt. */
const NO_PRIVACY = /privacy/i
/** Error messages of denied access to the album; Alipay also uses a code. */
const REFUSED = /auth|denied|deny|permission|授权|权限/i
const ALIPAY_REFUSED = [15, 2001, 2003]

/** Saves a picture (a base64 data URL or another URL) to the phone's album. Rejects with a `HostError`. */
export async function saveImage(picture: string, name: string): Promise<SaveOutcome> {
  try {
    const filePath = picture.startsWith('data:')
      ? await writeFile(picture, pictureFile(picture, name))
      : await download(picture)
    await Taro.saveImageToPhotosAlbum({ filePath })
    return 'saved'
  } catch (error) {
    if (isCancel(error) || NO_PRIVACY.test(hostMessage(error))) return 'cancelled'
    if (isRefusal(error)) return 'refused'
    throw new HostError(hostMessage(error))
  }
}

function isRefusal(error: unknown): boolean {
  const { error: code } = (error ?? {}) as { error?: number | string }
  return ALIPAY_REFUSED.includes(Number(code)) || REFUSED.test(hostMessage(error))
}

async function writeFile(dataUrl: string, name: string): Promise<string> {
  const filePath = `${Taro.env.USER_DATA_PATH}/${name}`
  const data = dataUrl.slice(dataUrl.indexOf(',') + 1)
  await new Promise<unknown>((success, fail) => {
    Taro.getFileSystemManager().writeFile({ filePath, data, encoding: 'base64', success, fail })
  })
  return filePath
}

async function download(url: string): Promise<string> {
  const { tempFilePath } = await Taro.downloadFile({ url, timeout: NETWORK_TIMEOUT_MS })
  return tempFilePath
}
