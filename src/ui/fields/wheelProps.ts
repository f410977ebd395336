/** A wheel of options, of which the middle one is chosen. */
export interface WheelProps {
  /** Accessible name. */
  label: string
  options: readonly string[]
  /** Index of the chosen option. */
  index: number
  onChange: (index: number) => void
}

/** Height of an option, px. */
export const WHEEL_ROW = 44
