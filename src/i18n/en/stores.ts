import { addTexts } from '../instance'
import th from '../th/stores'
import zh from '../zh/stores'

const en = {
  stores: {
    title: 'Choose a store',
    open: 'Open',
    until: 'until {{time}}',
    allDay: 'all day',
    closed: 'Closed',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
