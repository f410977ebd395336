/**
 * Whether a URL is a page of the storefront: on one of its configured origins or, without any, on the host of the request. In
 * production a request may name any host, so there `host` is undefined.
 */
export function isSiteUrl(address: string, host: string | undefined, origins: readonly string[]): boolean {
  const page = URL.canParse(address) ? new URL(address) : undefined
  if (!page || !/^https?:$/.test(page.protocol) || page.username || page.password) return false
  if (origins.length > 0) return origins.includes(page.origin)
  if (host === undefined) return false
  return URL.canParse(`${page.protocol}//${host}`) && new URL(`${page.protocol}//${host}`).host === page.host
}

/** Whether an address is a page of the storefront, for a request to this host. */
export type OwnsPage = (address: string, host: string) => boolean

/** A page of the storefront as a redirect URI: without its fragment, which providers refuse, and without the parameters of an earlier redirect. */
export function returnUrl(address: string): string {
  const page = new URL(address)
  page.hash = ''
  for (const name of ['code', 'auth_code', 'state', 'error', 'error_description']) page.searchParams.delete(name)
  return page.href
}
