// Functions that iPhones before iOS 13 lack and Alipay does not add. The package lint names those that are used and missing here.
import 'core-js/modules/es.array.flat'
import 'core-js/modules/es.array.flat-map'
import 'core-js/modules/es.object.from-entries'
import 'core-js/modules/es.promise.all-settled'
import 'core-js/modules/es.promise.finally'

/** The imports above have added them, before any other module of the app ran. */
export function addBuiltIns(): void {}
