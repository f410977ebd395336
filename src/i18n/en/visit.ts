import { addTexts } from '../instance'
import th from '../th/visit'
import zh from '../zh/visit'

/** Texts of the tiles of the queue and of reservations. */
const en = {
  visit: {
    queue: 'Queue',
    queueText: 'Take a number before you come',
    reserve: 'Book a table',
    reserveText: 'For tonight or another day',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
