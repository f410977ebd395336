import { addTexts } from '../instance'
import th from '../th/common'
import zh from '../zh/common'

/** Texts that every page may need. */
const en = {
  common: {
    retry: 'Try again',
    close: 'Close',
    back: 'Back',
    cancel: 'Cancel',
    confirm: 'Confirm',
    clear: 'Clear',
    loading: 'Loading',
    required: 'Required',
    notNow: 'Not now',
    more: 'More',
    less: 'Less',
    add: 'Add',
    remove: 'Remove',
    notice: 'Please note',
    copy: 'Copy',
    copied: 'Copied',
    slide: 'Picture {{index}} of {{count}}',
    listSeparator: ', ',
  },
  /** What a merchant may call otherwise (labels of the system): texts say these by `$t(…)`. */
  names: {
    points: 'points',
    pointsTitle: 'Points',
    balance: 'balance',
    balanceTitle: 'Balance',
    dineIn: 'Dine-in',
  },
  tabs: { label: 'Main', home: 'Home', menu: 'Menu', orders: 'Orders', me: 'Me' },
  errors: {
    offline: 'You are offline. Please try again when you are back online',
    noNetwork: 'You are offline',
    asOf: 'You are offline. Last updated {{time}}',
    timeout: 'The connection timed out. Tap to retry',
    failed: 'Something went wrong. Please try again',
    submit: 'Submit failed. Please try again',
    page: 'Something went wrong on this page',
    pageSafe: 'Your cart and orders are safe.',
    chunk: 'This page did not load. Check the connection and try again',
    load: 'This did not load',
    signIn: 'Please log in again',
    toHome: 'Go to the home page',
  },
  links: { none: 'This is not available yet', miniProgram: 'This only opens in WeChat or Alipay' },
  language: { title: 'Language', en: 'English', th: 'ไทย', zh: '中文' },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
