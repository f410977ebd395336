import type { Scanned } from '@/domain/navigation/scan'
import { isCancel } from '@/platform/device/hostError'
import { go } from '@/platform/navigation/navigation'
import { throughWechat } from '@/platform/web/wechat'

/** Opens WeChat's scanner in its browser. Elsewhere the page `/scan` reads codes and follows them itself. Undefined without a result. */
export async function scanCode(): Promise<Scanned | undefined> {
  try {
    return await throughWechat<Scanned | undefined>(
      async (call) => ({ text: (await call('scanQRCode', { needResult: 1 })).resultStr }),
      () => {
        go('/scan')
        return undefined
      },
    )
  } catch (error) {
    if (isCancel(error)) return undefined
    throw error
  }
}
