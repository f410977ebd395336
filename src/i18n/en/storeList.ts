import { addTexts } from '../instance'
import th from '../th/storeList'
import zh from '../zh/storeList'

const en = {
  storeList: {
    search: 'Store, street or district',
    filter: 'Filter stores',
    all: 'All',
    collected: 'Favourites',
    frequent: 'Frequent',
    near: 'Use my location',
    nearDone: 'Nearest first',
    nearRefused: 'We could not access your location. Distances are from the city centre.',
    collect: 'Add {{name}} to favourites',
    uncollect: 'Remove {{name}} from favourites',
    details: 'About {{name}}',
    here: 'Current store',
    lookAround: 'See menu',
    closedTitle: '{{name}} is closed',
    closedText: 'Please try another store, or see the menu and order for later. {{hours}}.',
    noWays: 'This store does not take online orders',
    notHere: 'Not available at this store: {{what}}',
    map: 'Map',
    mapLabel: 'Stores on the map. Arrow keys move it.',
    emptySearch: 'No store matches “{{keyword}}”',
    emptySearchText: 'Try a district, or look at all stores.',
    emptyCollected: 'No favourite stores yet',
    emptyCollectedText: 'Tap the heart beside a store to keep it here.',
    emptyFrequent: 'No orders from any store yet',
    emptyFrequentText: 'Stores that you order from appear here.',
    emptyAll: 'No stores here',
    emptyAllText: 'Please come back a little later.',
    showAll: 'Show all stores',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
