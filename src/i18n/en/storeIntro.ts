import { addTexts } from '../instance'
import th from '../th/storeIntro'
import zh from '../zh/storeIntro'

const en = {
  storeIntro: {
    title: 'About the store',
    hours: 'Opening hours',
    otherDays: 'Special opening hours',
    today: 'Today',
    rest: 'Closed',
    allDay: 'All day',
    call: 'Call {{phone}}',
    services: 'In this store',
    queue: 'Queue numbers',
    reserve: 'Table reservations',
    personPay: 'Pay the bill with your phone',
    storedValue: 'Stored $t(names.balance)',
    wifi: 'Wi-Fi',
    orderHere: 'Order here',
    service: '$t(names.dineIn) service charge {{rate}}',
    vatIncluded: 'Prices include {{rate}} VAT',
    vatAdded: '{{rate}} VAT is added to the prices',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
