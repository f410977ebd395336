import { describeEveryVisit } from './harness/everyRoute'

/** Thai has the longest words and the tallest lines; this guest prefers reduced motion. */
describeEveryVisit('th', { screen: 'narrow', reducedMotion: true, accessible: true })
