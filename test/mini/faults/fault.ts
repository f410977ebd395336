import type { MiniPackage } from '../package/miniPackage'

/** One way to break a good package, and the check that must notice. */
export interface Fault {
  name: string
  plant: (pkg: MiniPackage) => unknown
  /** `lint <rule>`, `host <kind>` for what the host reports, or `flow` for what does not come on the screen. */
  caughtBy: string
}
