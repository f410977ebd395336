import type { SettingName } from '../../../contract/settings/settingFields'
import { look } from './look'

/** The groups of the settings page. */
export const settingGroups = {
  appearance: 'Look and names',
  reading: 'What guests read',
  selling: 'Ordering and service',
  members: 'Members and money',
}

/** What each setting is called, and labels that differ from those of `fields` there. */
export const settings = {
  style: named('Colours', { color: 'Colours of buttons', btnColor: 'Button', fontColor: 'Text on it' }),
  goodStyle: named('Lists of dishes', { layout: 'Layout' }),
  defaultImg: named('Picture in the place of missing ones', {}),
  loadingImg: named('Picture while loading', {}),
  storeBasicSetting: named('Brand and logo', {
    ...{ brand: 'Brand', logo: 'Logo' },
    description: 'One sentence for search engines and previews of links',
  }),
  system: {
    ...named('Terms, currency and features', {
      ...{ brand: 'Brand', custom: 'Terms; empty keeps the usual one', live: 'Pickup', takeOut: 'Takeaway' },
      ...{ inStore: 'At the table', integral: 'Points', balance: 'Balance', informationTitle: 'Profile' },
      ...{ hbfh: 'Sign before amounts', hbmc: 'Name of the currency' },
      power: 'Features that are offered',
      attachurl: 'Address below which pictures lie',
    }),
    options: { ...look.destinations, scanOrder: 'At the table' },
  },
  notice: named('Notice to all guests', { title: 'Title', text: 'Text' }),
  basicSetting: named('Company and contacts', {
    ...{ company: 'Company', tel: 'Phone', serviceHours: 'When someone answers' },
    ...{ line: 'LINE ID', lineQr: 'LINE QR code', wechat: 'WeChat ID', wechatQr: 'WeChat QR code' },
    ...{ officialLink: 'Web site (https://…)', webHosts: 'Own web sites shown inside the storefront', host: 'Host' },
  }),
  search: named('Popular searches', { hot: 'Searches', word: 'Search' }),
  copywriting: named('Own texts of the storefront', { texts: 'Texts', key: 'Key of the text', text: 'Text' }),
  about: legal('About us'),
  privacy: legal('Privacy policy'),
  agreement: legal('Terms for members'),
  storageAgreement: legal('Terms of top-ups'),
  partnerAgreement: legal('Terms for partners'),
  orderCollect: named('Ways of ordering', {
    ...{ delivery: 'Delivery', pickup: 'Pickup', takeout: 'Takeaway', dineIn: 'At the table', fast: 'Fast order' },
  }),
  scanConfig: named('Codes to scan', {
    ...{ table: 'Tables', storeGoods: 'Menu of a store', fastfood: 'Fast order', personPay: 'Bill of the till' },
    queue: 'Queue numbers',
  }),
  orderSetting: named('Orders', {
    ...{ payMinutes: 'Minutes to pay', codeMinutes: 'Minutes that a payment code is valid' },
    ...{ remarkLength: 'Characters of the note to the kitchen', autoCompleteHours: 'Hours until an order completes' },
    ...{ refundAnswerHours: 'Hours to answer a refund request', refundDays: 'Days to ask for a refund' },
    ...{ numberPrefix: 'Letters before order numbers', counterOrders: 'Open orders to pay at the counter' },
    ...{ unpaidOrders: 'Unpaid orders of a guest', unpaidPieces: 'Unpaid pieces of a guest' },
    unpaidOrdersPerAddress: 'Unpaid orders of a network address',
    unpaidPiecesPerAddress: 'Unpaid pieces of a network address',
  }),
  inStoreOrderConfig: named('Tables', {
    ...{ needPeople: 'Ask for the number of people', maxPeople: 'People at a table, at most' },
    ...{ callSeconds: 'Seconds between two calls', idleMinutes: 'Minutes until a paid table is free for others' },
  }),
  personPayOrderConfig: named('Bills paid by phone', {
    ...{ minAmount: 'Least amount', maxAmount: 'Greatest amount', discounts: 'Discounts', amount: 'Off' },
  }),
  hasKp: named('Receipts and tax invoices', {
    ...{ on: 'Guests can ask for full tax invoices', taxId: 'Tax ID (13 digits); empty: plain receipts' },
    ...{ company: 'Company as registered', address: 'Registered address', branches: 'Stores that are branches' },
    branch: 'Number of the branch (five digits)',
  }),
  queueSetting: named('Queue numbers', {
    ...{ graceMinutes: 'Minutes that a called number waits', timesAgain: 'Times a passed number is taken again' },
    ...{ placesAgain: 'Groups before it then', soonAhead: 'Message when so many groups are left' },
  }),
  drinkSetting: named('Kept drinks', {
    ...{ keepDays: 'Days of keeping', extendTimes: 'Times a guest can extend', extendDays: 'Days of an extension' },
    ...{ extendWithinDays: 'Days before the end to extend', remindDays: 'Message days before the end' },
    ...{ transfers: 'Can be given to friends', giveHours: 'Hours until an unclaimed gift returns' },
  }),
  integralSetting: named('Points', {
    ...{ earnPerAmount: 'Spent for one point', value: 'Worth of a point', maxShare: 'Share of the dishes, at most' },
    ...{ step: 'Used in steps of', validYears: 'Years of validity (0: always)' },
  }),
  storageset: named('Balance', {
    ...{ minAmount: 'Least free amount', maxAmount: 'Greatest free amount (0: none)' },
    ...{ dayAmount: 'At most a day (0: no limit)', bonusShare: 'Share of a payment from bonus money' },
    ...{ chooseStore: 'Guests choose the store', tillPayCode: 'Ask for the pay code at the till' },
  }),
  storageVal: named('Plain amounts to pay in', { amounts: 'Amounts' }),
  couponSetting: named('Coupons', {
    ...{ giveHours: 'Hours until an unclaimed gift returns', windowCouponIds: 'Coupons offered to newcomers' },
    undoMinutes: 'Minutes to undo a use at the till (0: never)',
  }),
  giftCardSetting: named('Gift cards', { giveHours: 'Hours until an unclaimed gift returns' }),
  partnerSetting: {
    ...named('Partners', {
      ...{ levels: 'Levels of commission (1 or 2)', rate: 'Commission', secondRate: 'Commission of the second level' },
      ...{ goodsRates: 'Commission of some dishes', goodsId: 'Dish', rate: 'Commission' },
      ...{ bindDays: 'Days that a fan stays', reviewDays: 'Days to review an application' },
      ...{ fields: 'Questions of the application', key: 'Key (letters)', label: 'Question' },
      ...{ options: 'Answers to choose from', option: 'Answer', ways: 'Ways to pay out' },
      ...{ minAmount: 'Least withdrawal', maxAmount: 'Greatest withdrawal (0: no limit)', feeAmount: 'Fee' },
      ...{ feeRate: 'Fee, share', taxRate: 'Tax withheld', perDay: 'Withdrawals a day (0: no limit)' },
      ...{ payoutDays: 'Days to pay out', fansPerAddress: 'New fans of a network address a day' },
      ...{ oddFans: 'Odd: fans of one device', oddAccounts: 'Odd: new accounts of an address' },
      oddRefunds: 'Odd: refunded orders',
    }),
    options: { balance: 'To the balance' },
  },
} satisfies Record<SettingName, object>

function named<F extends Record<string, string>>(name: string, fields: F) {
  return { one: name, many: name, fields }
}

function legal(name: string) {
  return named(name, {
    ...{ title: 'Title', edition: 'Version: change it, and guests are asked again', sections: 'Sections' },
    text: 'Text',
  })
}
