import { addTexts } from '../instance'
import th from '../th/activity'
import zh from '../zh/activity'

/** Texts of a store's activities. */
const en = {
  activity: {
    title: 'Events and offers',
    goodsTitle: 'Dishes',
    at: 'At {{name}}',
    now: 'On now',
    nowUntil: 'On now, until {{time}}',
    from: 'From {{time}}',
    dishes_one: 'See {{count}} dish',
    dishes_other: 'See {{count}} dishes',
    none: 'No events or offers right now',
    noneText: 'You can still order from the whole menu.',
    toMenu: 'See the menu',
    noDishes: 'None of these dishes are on the menu today',
    row: 'Events and offers here',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
