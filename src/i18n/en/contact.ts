import { addTexts } from '../instance'
import th from '../th/contact'
import zh from '../zh/contact'

const en = {
  contact: {
    title: 'Contact us',
    call: 'Call us',
    other: 'Another store',
    callStore: 'Call the store',
    directions: 'Directions',
    email: 'Email',
    line: 'LINE',
    wechat: 'WeChat',
    code: 'Show QR code',
    codeOf: '{{app}} QR code',
    codeText: 'Scan it, or save it and open it in the app.',
    save: 'Save the code',
    open: 'Open the chat',
  },
  aboutUs: {
    title: 'About us',
    story: 'Our story',
    site: 'Official site',
    privacy: 'Privacy policy',
    agreement: 'Member terms',
    version: 'Version {{version}}',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
