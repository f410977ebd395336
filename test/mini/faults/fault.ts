import type { MiniPackage } from '../package/miniPackage'

/** One way to break a good package, and the check that must detect it. */
export interface Fault {
  name: string
  plant: (pkg: MiniPackage) => unknown
  /** `lint <rule>`, `host <kind>` for errors that the host records, or `flow` for a target that does not appear. */
  caughtBy: string
}
