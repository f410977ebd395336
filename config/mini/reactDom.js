import { unstable_batchedUpdates } from 'preact/compat'
import { createRoot } from 'preact/compat/client'

/** What Taro's runtime asks of react-dom. Preact has it in two files. */
export default { createRoot, unstable_batchedUpdates }
