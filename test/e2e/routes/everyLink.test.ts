import { describeEveryLink } from '../harness/everyRoute'

describeEveryLink('en', {
  screen: 'narrow',
  dark: true,
  motion: true,
  position: { latitude: 13.73, longitude: 100.58 },
})
