import { describeEveryRoute } from './harness/everyRoute'

describeEveryRoute('zh', { calm: true, place: { latitude: 13.73, longitude: 100.58 } })
