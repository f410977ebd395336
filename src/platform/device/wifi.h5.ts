import type { WifiProblem } from '@/domain/store/wifi'

/** Whether the app can join a network by itself: a site cannot. */
export const canConnect = false

/** Joins a network; what stands in the way is the browser. */
export function joinWifi(): Promise<WifiProblem | undefined> {
  return Promise.resolve('unsupported')
}
