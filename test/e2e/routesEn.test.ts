import { describeEveryRoute } from './harness/everyRoute'

describeEveryRoute('en', {
  reload: { screen: 'narrow', dark: true },
  position: { latitude: 13.73, longitude: 100.58 },
})
