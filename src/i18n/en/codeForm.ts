import { addTexts } from '../instance'
import th from '../th/codeForm'
import zh from '../zh/codeForm'

const en = {
  codeForm: {
    paste: 'Paste',
    scan: 'Scan',
    nothingToPaste: 'There is nothing to paste',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
