import { addTexts } from '../instance'
import th from '../th/savePicture'
import zh from '../zh/savePicture'

const en = {
  savePicture: { saved: 'Saved to your photos' },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
