import { describeEveryRoute } from './harness/everyRoute'

describeEveryRoute('zh', { place: { latitude: 13.73, longitude: 100.58 } })
