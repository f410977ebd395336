/** Splits a URL without fragment into its path and decoded query. */
export function splitAddress(address: string): { name: string; query: Record<string, string> } {
  const [name = '', ...rest] = (address.trim().split('#')[0] ?? '').split('?')
  const pairs = rest
    .join('?')
    .split('&')
    .filter(Boolean)
    .map((pair) => /^([^=]*)=?(.*)$/s.exec(pair) ?? [])
  return {
    name,
    query: Object.fromEntries(pairs.map(([, field = '', value = '']) => [decodeText(field), decodeText(value)])),
  }
}

/** Decodes URI-encoded text; invalid encodings are returned unchanged. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The host of a page on the web, in lower case; undefined for invalid URLs (other schemes, credentials, unusual characters). */
export function hostOf(address: string): string | undefined {
  if (/[^!-\uffff]|\\/.test(address)) return undefined
  return /^https?:\/\/([a-z\d][a-z\d.-]*(?::\d+)?)(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase()
}
