import { addTexts } from '../instance'
import th from '../th/relativeTime'
import zh from '../zh/relativeTime'

/** Relative times, within a line. */
const en = {
  relativeTime: {
    now: 'just now',
    minute_one: '{{count}} minute ago',
    minute_other: '{{count}} minutes ago',
    hour_one: '{{count}} hour ago',
    hour_other: '{{count}} hours ago',
    day_one: '{{count}} day ago',
    day_other: '{{count}} days ago',
    week_one: '{{count}} week ago',
    week_other: '{{count}} weeks ago',
    month_one: '{{count}} month ago',
    month_other: '{{count}} months ago',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
