import { WECHAT_SCRIPT } from '@/domain/config/officialScripts'
import { setWechatDesk } from '@/platform/web/wechat'
import type { ConfigStore } from './config'

/** Connects the host app of an in-app browser with the storefront. */
export function startHost(config: ConfigStore): void {
  setWechatDesk({
    script: async () => {
      await config.need(['loginSetting'])
      // Not every merchant's backend returns the script's URL.
      return config.forms.loginSetting?.wechatSdk ?? WECHAT_SCRIPT
    },
    sign: async (url) => (await import('@/api/endpoints/media')).mediaApi.jssdk({ url }),
  })
}
