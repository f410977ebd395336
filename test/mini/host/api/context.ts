import type { UserGesture } from '../userGesture'
import type { Overlays } from '../overlays'
import type { Pages } from '../pages'
import type { HostInput } from '../protocol'
import type { Report } from '../report'
import type { Screen } from '../screen'
import type { Listeners } from './listeners'
import type { AppStorage } from './storage'

/** The parts of the host that the functions of `wx` and `my` use. */
export interface ApiContext {
  input: HostInput
  report: Report
  pages: Pages
  overlays: Overlays
  screen: Screen
  storage: AppStorage
  listeners: Listeners
  gesture: UserGesture
  /** Calls the test for something outside the app; rejects with a Failure. */
  callTest: (kind: string, payload?: unknown) => Promise<unknown>
}
