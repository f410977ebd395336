import { addTexts } from '../instance'
import th from '../th/search'
import zh from '../zh/search'

const en = {
  search: {
    title: 'Search',
    label: 'Dish or ingredient',
    hot: 'Popular searches',
    favourites: 'Your favourites',
    popular: 'Popular dishes',
    last: 'Recent searches',
    clearLast: 'Clear',
    results_one: '{{count}} dish found',
    results_other: '{{count}} dishes found',
    none: 'No dishes found for “{{word}}”',
    noneText: 'Try a shorter word, or browse the menu.',
    failed: 'The search failed',
    toMenu: 'See the menu',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
