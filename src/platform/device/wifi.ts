import Taro from '@tarojs/taro'
import type { WifiNetwork } from '@/contract/store/store'
import { wifiProblem, type WifiProblem } from '@/domain/store/wifi'

/** Whether the app can join a Wi-Fi network. */
export const canConnect = true

/** The host's error code for an unsupported system. */
const UNSUPPORTED = 12001

interface WifiFailure {
  errCode?: number | string
  errno?: number | string
  error?: number | string
}

interface Callbacks {
  success: (result: unknown) => void
  fail: (refusal: WifiFailure) => void
}

/** Wraps a Wi-Fi call, which Taro does not promisify and old clients lack. Resolves to the error, if any. */
function done<O extends object>(call: ((options: O & Callbacks) => unknown) | undefined, options: O) {
  return new Promise<WifiFailure | undefined>((resolve) => {
    if (call) call({ ...options, success: () => resolve(undefined), fail: resolve })
    else resolve({ errCode: UNSUPPORTED })
  })
}

/** Joins a network. Resolves to the error; undefined when connected. */
export async function joinWifi({ ssid, password }: WifiNetwork): Promise<WifiProblem | undefined> {
  const refusal = (await done(Taro.startWifi, {})) ?? (await done(Taro.connectWifi, { SSID: ssid, password }))
  void done(Taro.stopWifi, {})
  return refusal && wifiProblem(refusal.errCode ?? refusal.errno ?? refusal.error)
}
