import Taro from '@tarojs/taro'
import type { Scanned } from '@/domain/navigation/scan'
import { isCancel } from '@/platform/device/cancel'

/** Alipay's number for a guest who went back. */
const LEFT = 10

/** Opens the host's scanner. Undefined when the guest leaves it without; throws when it does not open. On the web the page `/scan` reads codes. */
export async function scanCode(): Promise<Scanned | undefined> {
  try {
    // Only WeChat tells a path, and only of codes that are this mini-program's own.
    const { result, path } = await Taro.scanCode({})
    return { text: result, path }
  } catch (error) {
    if (isCancel(error, LEFT)) return undefined
    throw error
  }
}
