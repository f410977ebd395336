import Taro from '@tarojs/taro'
import type { Scanned } from '@/domain/navigation/scan'
import { isCancel } from '@/platform/device/hostError'

/** Alipay's error code of a cancelled call. */
const LEFT = 10

/** Opens the host's scanner. Undefined when cancelled; throws when it does not open. On H5 the page `/scan` reads codes. */
export async function scanCode(): Promise<Scanned | undefined> {
  try {
    // Only WeChat returns a path, and only for this mini-program's own codes.
    const { result, path } = await Taro.scanCode({})
    return { text: result, path }
  } catch (error) {
    if (isCancel(error, LEFT)) return undefined
    throw error
  }
}
