/**
 * Mini-programs keep drawn, out of sight, what comes and goes with a tap: showing it then takes a word of data, where drawing it anew
 * would take its whole tree. The web draws only what is seen.
 */
export const KEEP_MOUNTED = process.env.TARO_ENV !== 'h5'

/** The style of what is kept drawn. */
export const displayIf = (shown: boolean) => ({ display: shown ? '' : 'none' })

/** The count that is kept drawn of nothing: what the first tap will show. */
export const FIRST_COUNT = 1
