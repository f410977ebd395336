/**
 * Whether an address is a page of this site: of one of its origins when the merchant names them, otherwise of the host that
 * the call was made to.
 */
export function isOwnPage(address: string, host: string, origins: readonly string[]): boolean {
  const page = URL.canParse(address) ? new URL(address) : undefined
  if (!page || !/^https?:$/.test(page.protocol) || page.username || page.password) return false
  if (origins.length > 0) return origins.includes(page.origin)
  return URL.canParse(`${page.protocol}//${host}`) && new URL(`${page.protocol}//${host}`).host === page.host
}

/** A page of this site as providers may return to it: they take no fragment, and what an earlier return brought is over. */
export function returnAddress(address: string): string {
  const page = new URL(address)
  page.hash = ''
  for (const name of ['code', 'auth_code', 'state', 'error', 'error_description']) page.searchParams.delete(name)
  return page.href
}
