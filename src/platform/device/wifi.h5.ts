import type { WifiProblem } from '@/domain/store/wifi'

/** Whether the app can join a Wi-Fi network: a site cannot. */
export const canConnect = false

/** Joining a network is not supported by browsers. */
export function joinWifi(): Promise<WifiProblem | undefined> {
  return Promise.resolve('unsupported')
}
