import { describeEveryVisit } from './harness/everyRoute'

describeEveryVisit('zh', { position: { latitude: 13.73, longitude: 100.58 } })
