import { addTexts } from '../instance'
import th from '../th/block'
import zh from '../zh/block'

const en = {
  block: {
    title: 'Not available',
    head: 'This account cannot use the shop at the moment',
    text: 'If you think this is a mistake, please call or write to us.',
    call: 'Call {{phone}}',
    write: 'Write to {{email}}',
    logout: 'Log out',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
