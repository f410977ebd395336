import type { Locale } from '../../src/contract/fields'
import { sharedPicture } from '../../src/domain/media/pictureAddress'
import { html, type Html } from './html'

/** Open Graph metadata that chats and social networks show for a link (https://ogp.me). */
export interface LinkCard {
  title: string
  description: string
  /** Address of the picture, absolute or from the root of the site; empty without one. */
  image: string
}

const LOCALES: Readonly<Record<Locale, string>> = { en: 'en_US', th: 'th_TH', zh: 'zh_CN' }

/**
 * The card of a page in its head: Open Graph for LINE and Facebook, `itemprop` for WeChat. `url` is the page's address, absolute;
 * `brand` the name of the site.
 */
export function openGraph(card: LinkCard, page: { url: string; locale: Locale; brand: string }): Html {
  const { title, description } = card
  const image = card.image && new URL(sharedPicture(card.image), page.url).href
  return html`<meta property="og:type" content="website" />
    <meta property="og:site_name" content="${page.brand}" />
    <meta property="og:title" content="${title}" itemprop="name" />
    <meta property="og:url" content="${page.url}" />
    <meta property="og:locale" content="${LOCALES[page.locale]}" />
    ${description && html`<meta property="og:description" content="${description}" itemprop="description" />`}
    ${image && html`<meta property="og:image" content="${image}" itemprop="image" />`}`
}
