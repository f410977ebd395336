import { addTexts } from '../instance'
import th from '../th/method'
import zh from '../zh/method'

const en = {
  method: {
    title: 'Ways to order',
    at: 'At {{name}}',
    delivery: 'We bring it to you, {{min}}–{{max}} min',
    pickup: 'Order ahead, ready in {{min}} min',
    takeout: 'Order in the store and take it with you',
    dineIn: 'Order from your table',
    fast: 'Order at the counter without a queue',
    minimum: 'minimum {{amount}}',
    notOffered: 'Not available at this store',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
