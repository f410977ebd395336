import { addTexts } from '../instance'
import th from '../th/me'
import zh from '../zh/me'

const en = {
  me: {
    title: 'Me',
    guest: 'Guest',
    guestText: 'Your orders stay on this device',
    logIn: 'Log in or join',
    logout: 'Log out',
    logoutAll: 'Log out on all devices',
    theme: 'Appearance',
    themeAuto: 'Auto',
    themeLight: 'Light',
    themeDark: 'Dark',
    version: 'Version {{version}}',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
