import { addTexts } from '../instance'
import th from '../th/home'
import zh from '../zh/home'

const en = {
  home: {
    title: 'Home',
    chooseStore: 'Choose a store',
    changeStore: 'Change store, now {{name}}',
    otherStores: 'Other stores',
    emptyTitle: 'The kitchen is ready',
    emptyText: 'See what we are cooking today.',
    toMenu: 'See the menu',
    all: 'All',
    toPay: 'To pay',
    inProgress: 'In progress',
    allOrders: 'All orders',
    waiting_one: '{{label}}, {{count}} order',
    waiting_other: '{{label}}, {{count}} orders',
    custom: 'For you',
    search: 'Search the menu',
    directions: 'Show me the way',
  },
  orderType: {
    delivery: 'Delivery',
    pickup: 'Pickup',
    takeout: 'Takeout',
    dineIn: 'Dine in',
    fast: 'Fast order',
    minutes: '{{min}}–{{max}} min',
    feeFrom: 'from {{amount}}',
    free: 'Free delivery',
    readyIn: 'Ready in',
    readyMinutes: '{{min}} min',
    packed: 'Packed hot',
    scan: 'Scan table',
    noQueue: 'No queue',
  },
  member: {
    guest: 'Log in to collect $t(names.points)',
    guestText: '$t(names.pointsTitle), coupons and member prices',
    name: 'Member',
    coupons: 'Coupons',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
