/** The address of a gift on the web. `site` is the storefront's address, `url` that of its page with the link's token. */
export function giftAddress(site: string, url: string): string {
  return `${site}/#${url}`
}
