/** The package path that `path` means when written in the file `from`; no leading slash. */
export function resolvePath(from: string, path: string) {
  const base = path.startsWith('/') ? [] : from.split('/').slice(0, -1)
  const parts: string[] = []
  for (const part of [...base, ...path.split('/')]) {
    if (part === '..') parts.pop()
    else if (part && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** A page address in its parts. Values stay as written: WeChat does not decode them. */
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
