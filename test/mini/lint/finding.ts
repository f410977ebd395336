import type { MiniPackage } from '../package/miniPackage'

/** A problem that an upload would refuse, that old phones could not run, or that exceeds our budgets. */
export interface Finding {
  rule: string
  path: string
  message: string
}

/** One check over a whole package. */
export type Rule = (pkg: MiniPackage) => Finding[]
