import { describeEveryRoute } from './harness/everyRoute'

/** Thai has the longest words and the tallest lines; this guest has asked the phone for less motion. */
describeEveryRoute('th', { screen: 'narrow', calm: true })
