import { describeEveryRoute } from './harness/everyRoute'

/** Thai has the longest words and the tallest lines; this guest prefers reduced motion. */
describeEveryRoute('th', { screen: 'narrow', reducedMotion: true })
