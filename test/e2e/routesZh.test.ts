import { describeEveryVisit } from './harness/everyRoute'

/** The same structure and colours have their accessibility checks in English and Thai. */
describeEveryVisit('zh', { motion: true, position: { latitude: 13.73, longitude: 100.58 }, accessible: false })
