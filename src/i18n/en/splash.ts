import { addTexts } from '../instance'
import th from '../th/splash'
import zh from '../zh/splash'

/** Texts of the advertisement that is shown when the app opens. */
const en = {
  splash: { skip: 'Skip' },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
