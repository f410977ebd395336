import { addTexts } from '../instance'
import th from '../th/notice'
import zh from '../zh/notice'

const en = {
  shopNotice: {
    title: 'Shop notice',
    store: 'At {{name}}',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
