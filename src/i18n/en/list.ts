import { addTexts } from '../instance'
import th from '../th/list'
import zh from '../zh/list'

/** Texts at the end of lists that load page by page. */
const en = {
  list: { loadingMore: 'Loading more', noMore: 'No more results' },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
