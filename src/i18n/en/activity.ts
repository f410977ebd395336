import { english } from '../english'

/** Texts of what goes on in a store. */
export default english({
  activity: {
    title: 'What is on',
    goodsTitle: 'Dishes',
    at: 'At {{name}}',
    now: 'On now',
    nowUntil: 'On now, until {{time}}',
    from: 'From {{time}}',
    dishes_one: 'See {{count}} dish',
    dishes_other: 'See {{count}} dishes',
    none: 'Nothing special on right now',
    noneText: 'The whole menu is here every day.',
    toMenu: 'See the menu',
    noDishes: 'None of its dishes is on the menu today',
    row: 'What is on here',
  },
})
