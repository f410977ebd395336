import { describeEveryRoute } from './harness/everyRoute'

describeEveryRoute('zh', { reducedMotion: true, position: { latitude: 13.73, longitude: 100.58 } })
