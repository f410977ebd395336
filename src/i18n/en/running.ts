import { addTexts } from '../instance'
import th from '../th/running'
import zh from '../zh/running'

const en = {
  running: {
    title: 'Running now',
    queue: 'Queue {{number}}',
    ahead: '{{count}} ahead, ~{{minutes}} min',
    next: 'You are next',
    table_one: 'Table for {{count}}',
    table_other: 'Table for {{count}}',
    bottles_one: '{{count}} bottle kept',
    bottles_other: '{{count}} bottles kept',
    ends_one: '{{count}} ends soon',
    ends_other: '{{count}} end soon',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
