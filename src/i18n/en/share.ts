import { addTexts } from '../instance'
import th from '../th/share'
import zh from '../zh/share'

const en = {
  share: {
    label: 'Share {{name}}',
    copied: 'Link copied',
    title: 'Share',
    send: 'Send',
    copy: 'Copy link',
    save: 'Save picture',
    scan: 'Scan to order',
    card: 'Card of {{name}} with a QR code',
    order: 'Share',
    ordered: 'What I had at {{store}}',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
