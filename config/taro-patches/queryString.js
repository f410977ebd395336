/**
 * Taro 4.2.0, query-string (7 KB): the two functions that @tarojs/router and @tarojs/taro-h5 call. Names and values are not decoded,
 * since pages decode them once.
 */
function parse(search) {
  const pairs = search
    .replace(/^[?#&]/, '')
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split(/=(.*)/s))
  return Object.fromEntries(pairs.map(([name, value = '']) => [name, value]))
}

const stringify = (query) => new URLSearchParams(query).toString()

export default { parse, stringify }
