import { addTexts } from '../instance'
import th from '../th/web'
import zh from '../zh/web'

const en = {
  web: {
    title: 'Web page',
    wrong: 'This is not a valid web address',
    leave: 'This page opens outside the app.',
    open: 'Open in the browser',
    copy: 'Copy address',
    blank: 'Page not showing?',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
