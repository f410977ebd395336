import Taro from '@tarojs/taro'
import { isCancel } from '@/platform/device/hostError'

/** Opens another mini-program. Resolves to whether it opened; a refusal by the guest counts as opened. */
export async function openMiniProgram(appId: string, path: string): Promise<boolean> {
  try {
    await Taro.navigateToMiniProgram({ appId, path })
    return true
  } catch (error) {
    // Also for clients that lack the call.
    return isCancel(error)
  }
}
