import type { Locale } from '../../../src/contract/fields'
import { describeEveryVisit } from '../harness/everyRoute'

/**
 * Thai has the longest words and the tallest lines; Chinese fits where they fit. `VISIT_LOCALE=zh` visits all pages in Chinese, to
 * look at their screenshots.
 */
const locale = (process.env.VISIT_LOCALE ?? 'th') as Locale

describeEveryVisit(locale, { screen: 'narrow', motion: true, position: { latitude: 13.73, longitude: 100.58 } })
