import { isoText } from '../../../src/domain/time/storeClock'
import { configBlock, type ConfigSource } from './configService'

const block = configBlock('notice')

/** The notice to all guests. Its time of publication is that of its last change. */
export const noticeSource: ConfigSource = {
  ...block,
  async read(db) {
    const { at: _at, ...notice } = (await block.read(db)) ?? {}
    return Object.keys(notice).length > 0 ? notice : null
  },
  write: (tx, value) => block.write(tx, value && { ...value, at: isoText(new Date()) }),
}
