const { statSync } = require('node:fs')

/** Small files that take long, the longest first. */
const LONGEST = [
  'e2e/routes/everyGuestRoute',
  'e2e/routes/everyMemberRoute',
  'mini/host/host',
  'mini/faults/weapp',
  'mini/faults/alipay',
  'server/console/staffCalls',
  'server/api/badInput',
  'server/payments/kill',
].map((name) => `/test/${name}.test.ts`)

const place = ({ path }) => {
  const at = LONGEST.findIndex((name) => path.endsWith(name))
  return at < 0 ? LONGEST.length : at
}

/** Orders the files of a stage: listed files first, then by size, so that no long file starts last and leaves the other workers idle. */
module.exports = class {
  sort(tests) {
    const sized = tests.map((test) => ({ test, at: place(test), size: statSync(test.path).size }))
    return sized.sort((one, other) => one.at - other.at || other.size - one.size).map(({ test }) => test)
  }

  /** Disables Jest's timing cache, so that the order is the same in every run. */
  cacheResults() {}
}
