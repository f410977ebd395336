/** Whether a URL is a page of this site: of a configured origin, or else of the request's host. */
export function isOwnPage(address: string, host: string, origins: readonly string[]): boolean {
  const page = URL.canParse(address) ? new URL(address) : undefined
  if (!page || !/^https?:$/.test(page.protocol) || page.username || page.password) return false
  if (origins.length > 0) return origins.includes(page.origin)
  return URL.canParse(`${page.protocol}//${host}`) && new URL(`${page.protocol}//${host}`).host === page.host
}

/** A page URL for a provider's redirect: without fragment, and without parameters of an earlier redirect. */
export function returnAddress(address: string): string {
  const page = new URL(address)
  page.hash = ''
  for (const name of ['code', 'auth_code', 'state', 'error', 'error_description']) page.searchParams.delete(name)
  return page.href
}
