import { WECHAT_SCRIPT } from '@/domain/config/officialScripts'
import { setWechatDesk } from '@/platform/web/wechat'
import type { ConfigStore } from './config'

/** Connects the app around the browser with the shop. */
export function startHost(config: ConfigStore): void {
  setWechatDesk({
    script: async () => {
      await config.need(['loginSetting'])
      // Not every merchant's backend says where the script lies.
      return config.forms.loginSetting?.wechatSdk ?? WECHAT_SCRIPT
    },
    sign: async (url) => (await import('@/api/media')).mediaApi.jssdk({ url }),
  })
}
