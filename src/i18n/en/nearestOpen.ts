import { addTexts } from '../instance'
import th from '../th/nearestOpen'
import zh from '../zh/nearestOpen'

const en = {
  nearestOpen: {
    name: 'Open now: {{name}}',
    go: 'Order there',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
