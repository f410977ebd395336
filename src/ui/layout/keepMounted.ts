/**
 * Mini-programs keep toggled elements mounted but hidden: showing them then sends little data, where mounting
 * would send the whole tree. H5 mounts only visible elements.
 */
export const KEEP_MOUNTED = process.env.TARO_ENV !== 'h5'

/** The style of hidden mounted elements. */
export const displayIf = (shown: boolean) => ({ display: shown ? '' : 'none' })

/** Count shown while mounted at 0: that after the first tap. */
export const FIRST_COUNT = 1
