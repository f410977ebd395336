import { describeEveryVisit } from './harness/everyRoute'

/** Thai has the longest words and the tallest lines. This guest prefers reduced motion. */
describeEveryVisit('th', { screen: 'narrow', accessible: true })
