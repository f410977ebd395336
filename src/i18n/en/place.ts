import { english } from '../english'

export default english({
  place: {
    choose: 'Choose on the map',
    open: 'On the map',
    map: 'Map. Arrow keys move it, plus and minus zoom.',
    search: 'District, city or store',
    nearby: 'Near the pin',
    found: 'Search results',
    none: 'Nothing here has that name. Move the map instead.',
    use: 'Use this place',
    here: 'Where I am',
    refused: 'Your location stayed private. To allow it, open the settings of your phone or browser, or move the map.',
    settings: 'Open the settings',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    looking: 'Looking for the address…',
    away: '{{distance}} from you',
    directions: 'Directions',
    copy: 'Copy the address',
    lost: 'This link does not say which place to show.',
  },
  regions: {
    title: 'City or district',
    search: 'Search for a city or district',
    everywhere: 'All cities',
    whole: 'All of {{name}}',
    none: 'No city or district has that name',
    noneText: 'Please check the spelling.',
    showAll: 'Show all',
  },
})
