import type { WechatCall } from '@/platform/web/wechatScripts'
import type { LocalPicture } from './picture'

/** Lets the guest choose pictures in WeChat, compressed by it. The backend fetches them from WeChat's servers. */
export async function wechatPictures(call: WechatCall, count: number): Promise<LocalPicture[]> {
  const { localIds } = await call('chooseImage', { count, sizeType: ['compressed'] })
  return Promise.all(
    localIds.map(async (localId) => ({
      path: await drawable(call, localId),
      size: undefined,
      type: undefined,
      mediaId: async () => (await call('uploadImage', { localId, isShowProgressTips: 0 })).serverId,
    })),
  )
}

/** Displayable data URL of a WeChat picture. iPhones return a misspelled type, other phones none. */
async function drawable(call: WechatCall, localId: string): Promise<string> {
  const { localData } = await call('getLocalImgData', { localId }).catch(() => ({ localData: '' }))
  if (!localData) return localId
  return localData.startsWith('data:')
    ? localData.replace('image/jgp', 'image/jpeg')
    : `data:image/jpeg;base64,${localData}`
}
