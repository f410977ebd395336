import { addTexts } from '../instance'
import th from '../th/web'
import zh from '../zh/web'

const en = {
  web: {
    title: 'Web page',
    wrong: 'This is not a valid web address',
    leave: 'This page belongs to another site. Open it in the browser?',
    leaveApp: 'This page cannot be shown here. Copy its address to open it in a browser?',
    open: 'Open in the browser',
    copy: 'Copy address',
    blank: 'Page not showing?',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
