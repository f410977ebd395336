/** Stands in for query-string (7 KB): what Taro's router and API ask of it. Names and values stay as they are written; pages decode them once. */
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
