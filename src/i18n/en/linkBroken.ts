import { addTexts } from '../instance'
import th from '../th/linkBroken'
import zh from '../zh/linkBroken'

const en = {
  linkBroken: {
    pageTitle: 'Page not found',
    notFound: 'We could not find that page',
    title: 'This link is incomplete',
    text: 'The link may be old. The menu is still here.',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
