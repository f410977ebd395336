import { addTexts } from '../instance'
import th from '../th/wide'
import zh from '../zh/wide'

const en = {
  wide: {
    phone: 'Go on with your phone',
    phoneText: 'Scan the code with its camera. This menu opens there.',
    qr: 'QR code of this page',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
