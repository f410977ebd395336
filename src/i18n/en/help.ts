import { addTexts } from '../instance'
import th from '../th/help'
import zh from '../zh/help'

const en = {
  help: {
    title: 'Help centre',
    none: 'No questions yet',
    noneText: 'Please ask us directly.',
    more: 'Something else?',
    contact: 'Contact us',
    contactHint: 'By phone, email or chat',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
