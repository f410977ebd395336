import type { Locale } from '../../src/contract/fields'
import { html } from './html'

/** Name, description and colour of the merchant's site, for browsers, search engines and link previews. */
export interface SiteIdentity {
  brand: string
  description: string
  /** Address of the logo, absolute or from the root of the site; empty without one. */
  logo: string
  /** Brand colour as CSS writes it. */
  color: string
}

/** Background of the storefront before its styles load: `$color-bg` of the light theme. */
const BACKGROUND = '#f7f4ef'

/** Writes the merchant's title, description, icons, manifest and Open Graph card into the built `index.html`. */
export function withSiteHead(index: string, identity: SiteIdentity, locale: Locale, origin: string): string {
  const { brand, description, logo } = identity
  const image = logo && new URL(logo, origin).href
  const head = html`<title>${brand}</title>
    ${description && html`<meta name="description" content="${description}" />`}
    <link rel="manifest" href="/manifest.webmanifest" />
    ${image && html`<link rel="icon" href="${image}" /><link rel="apple-touch-icon" href="${image}" />`}
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${brand}" />
    <meta property="og:url" content="${origin}/" />
    <meta property="og:locale" content="${OG_LOCALES[locale]}" />
    ${description && html`<meta property="og:description" content="${description}" />`}
    ${image && html`<meta property="og:image" content="${image}" />`}`
  const page = image ? index.replace(/<link rel="icon"[^>]*>/, '') : index
  return page
    .replace(/<html lang="\w+"/, `<html lang="${locale}"`)
    .replace(/<title>[^<]*<\/title>/, () => head.text.replace(/\s*\n\s*/g, ''))
}

const OG_LOCALES: Readonly<Record<Locale, string>> = { en: 'en_US', th: 'th_TH', zh: 'zh_CN' }

/** The web app manifest of the merchant's site. */
export function manifestOf({ brand, description, logo, color }: SiteIdentity, locale: Locale): object {
  return {
    name: brand,
    short_name: brand,
    ...(description && { description }),
    lang: locale,
    start_url: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: color,
    icons: logo ? [{ src: logo, sizes: 'any' }] : [],
  }
}
