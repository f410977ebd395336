/** Resolves `path` as written in the file `from` to a package path without a leading slash. */
export function resolvePath(from: string, path: string) {
  const base = path.startsWith('/') ? [] : from.split('/').slice(0, -1)
  const parts: string[] = []
  for (const part of [...base, ...path.split('/')]) {
    if (part === '..') parts.pop()
    else if (part && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** Splits a page URL. Values are not decoded, as at WeChat. */
export function parseUrl(url: string): { path: string; query: Record<string, string> } {
  const [path = '', search = ''] = url.split('?', 2)
  const pairs = search.split('&').filter(Boolean)
  const query = Object.fromEntries(
    pairs.map((pair) => {
      const cut = pair.indexOf('=')
      return cut < 0 ? [pair, ''] : [pair.slice(0, cut), pair.slice(cut + 1)]
    }),
  ) as Record<string, string>
  return { path, query }
}
