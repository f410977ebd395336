import { addTexts } from '../instance'
import th from '../th/privacy'
import zh from '../zh/privacy'

const en = {
  privacy: {
    title: 'Your data, your choice',
    text: 'We use your name, phone, address and location to prepare and deliver your orders. We ask you before we use them for anything else.',
    read: 'Read the privacy policy',
    agree: 'Agree',
  },
  texts: {
    title: 'Information',
    missing: 'We could not find this page',
    missingText: 'The link may be old.',
    version: 'Version {{version}}',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
