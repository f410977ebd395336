import { describeEveryRoute } from './harness/everyRoute'

/** Thai has the longest words and the tallest lines. */
describeEveryRoute('th', { screen: 'narrow' })
