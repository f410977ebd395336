import { addTexts } from '../instance'
import th from '../th/signIn'
import zh from '../zh/signIn'

/** Texts of prompts over the current page. */
const en = {
  signIn: {
    again: 'Please log in again',
    againText: 'You were logged out on this device. What you typed stays here.',
    go: 'Log in',
    phoneText: 'Please bind your phone number first',
    bind: 'Bind now',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
