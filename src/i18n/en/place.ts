import { addTexts } from '../instance'
import th from '../th/place'
import zh from '../zh/place'

const en = {
  place: {
    choose: 'Choose on the map',
    open: 'On the map',
    map: 'Map. Arrow keys move it, plus and minus zoom.',
    search: 'District, city or store',
    nearby: 'Near the pin',
    found: 'Search results',
    none: 'No results. Try moving the map instead.',
    use: 'Use this location',
    here: 'My location',
    refused: 'We could not access your location. Allow it in the settings of your phone or browser, or move the map.',
    settings: 'Open settings',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    looking: 'Looking for the address…',
    away: '{{distance}} from you',
    directions: 'Directions',
    copy: 'Copy address',
    lost: 'This link is incomplete: it contains no location.',
  },
  regions: {
    title: 'City or district',
    search: 'Search for a city or district',
    everywhere: 'All cities',
    whole: 'All of {{name}}',
    none: 'No city or district found',
    noneText: 'Please check the spelling.',
    showAll: 'Show all',
  },
}

addTexts(process.env.TARO_ENV === 'h5' ? { en } : { en, th, zh })

export default en
