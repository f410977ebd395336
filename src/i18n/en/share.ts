import { addTexts } from '../instance'
import th from '../th/share'
import zh from '../zh/share'

const en = { share: { label: 'Share {{name}}', copied: 'Link copied' } }

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
