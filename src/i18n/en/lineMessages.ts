import { addTexts } from '../instance'
import th from '../th/lineMessages'
import zh from '../zh/lineMessages'

const en = {
  lineMessages: {
    title: 'Message me on LINE',
    queueHint: 'When few groups are left, at your turn, and other news for you',
    hint: 'Orders, queue numbers, reservations, gifts, and what ends soon',
    on: 'We message you on LINE',
    off: 'No more messages on LINE',
    friendTitle: 'Add us on LINE first',
    friendText: 'LINE lets us message friends only. Add our account there, then turn this on.',
    open: 'Open LINE',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
