import { setWechatDesk } from '@/platform/web/wechat'
import type { ConfigStore } from './config'

/** For merchants whose backend does not say where WeChat's script lies. */
const OFFICIAL = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

/** Connects the app around the browser with the shop. */
export function startHost(config: ConfigStore): void {
  setWechatDesk({
    script: async () => {
      await config.need(['loginSetting'])
      return config.forms.loginSetting?.wechatSdk ?? OFFICIAL
    },
    sign: async (url) => (await import('@/api/media')).mediaApi.jssdk({ url }),
  })
}
