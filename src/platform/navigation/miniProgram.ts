import Taro from '@tarojs/taro'

/** Opens another mini-program. Resolves to whether it opened; a refusal by the guest counts as opened. */
export async function openMiniProgram(appId: string, path: string): Promise<boolean> {
  return Taro.navigateToMiniProgram({ appId, path }).then(
    () => true,
    ({ errMsg = '' }: { errMsg?: string }) => errMsg.includes('cancel'),
  )
}
