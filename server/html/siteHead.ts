import type { Locale } from '../../src/contract/fields'
import { iconOf, pictureAddress } from '../../src/domain/media/pictureAddress'
import { html } from './html'
import { openGraph } from './openGraph'

/** Name, description and colour of the merchant's site, for browsers, search engines and link previews. */
export interface SiteIdentity {
  brand: string
  description: string
  /** Address of the logo, absolute or from the root of the site; empty without one. */
  logo: string
  /** Brand colour as CSS writes it. */
  color: string
  /** Colours of the browser's bar in both themes: those that the head of the page has in the merchant's theme. */
  barColors: ThemedColor
  /** Base address of the merchant's pictures. */
  attachurl: string
}

/** A colour in both themes, as CSS writes it. */
export interface ThemedColor {
  light: string
  dark: string
}

/** A picture in both themes: addresses, or names relative to the merchant's base address. */
export interface ThemedPicture {
  light: string
  dark: string
}

/** The icon of a merchant without a logo: a bowl. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath d='M3 14h26a13 13 0 0 1-8 12v2H11v-2A13 13 0 0 1 3 14z' fill='%23b11e23'/%3E%3Cpath d='M11 4v6M16 3v7M21 4v6' stroke='%23b11e23' stroke-width='2' stroke-linecap='round'/%3E%3C/svg%3E"

/** Background of the storefront before its styles load: `$color-bg` of the light theme. */
const BACKGROUND = '#f7f4ef'

/** The colours of the browser's bar in the built `index.html`. */
const BAR_COLOR = /(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: (light|dark)\)")/g

/**
 * Writes the merchant's title, description, icons, manifest, Open Graph card, bar colours and first picture into the built `index.html`,
 * whose script draws the picture before the app.
 */
export function withSiteHead(
  index: string,
  identity: SiteIdentity & { picture?: ThemedPicture | undefined },
  locale: Locale,
  origin: string,
): string {
  const { brand, description, logo, picture, attachurl, barColors } = identity
  const image = logo && new URL(logo, origin).href
  const addressOf = (name: string) => pictureAddress(name, attachurl)
  const head = html`<title>${brand}</title>
    ${description && html`<meta name="description" content="${description}" />`}
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="icon" href="${image || ICON}" />
    ${image && html`<link rel="apple-touch-icon" href="${iconOf(image, 180) ?? image}" />`}
    ${picture && html`<meta name="hero" content="${addressOf(picture.light)}" data-dark="${addressOf(picture.dark)}" />`}
    ${openGraph({ title: brand, description, image: logo }, { url: `${origin}/`, locale, brand })}`
  return index
    .replace(/<html lang="\w+"/, `<html lang="${locale}"`)
    .replace(
      BAR_COLOR,
      (_meta, before: string, after: string, theme: 'light' | 'dark') => before + barColors[theme] + after,
    )
    .replace(/<title>[^<]*<\/title>/, () => head.text.replace(/\s*\n\s*/g, ''))
}

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
    icons: iconsOf(logo),
  }
}

/** Icons for home screens: squares of the logo where the server can draw them. */
function iconsOf(logo: string): object[] {
  if (!logo) return [{ src: ICON, sizes: 'any', type: 'image/svg+xml' }]
  const drawn = (side: number, as: 'icon' | 'maskable') => ({
    src: iconOf(logo, side, as),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: as === 'icon' ? 'any' : 'maskable',
  })
  if (!iconOf(logo, 512)) return [{ src: logo, sizes: 'any' }]
  return [drawn(192, 'icon'), drawn(512, 'icon'), drawn(512, 'maskable')]
}
