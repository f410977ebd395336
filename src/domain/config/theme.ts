import { colourText, contrast, luminance, mix, parseColour, strength, adjustLightness, type Rgb } from './colour'

/** The merchant's theme: the colour of actions, the colour of their labels, and whether the page is dark. */
export interface BrandChoice {
  brand: string | undefined
  onBrand: string | undefined
  dark: boolean
}

type BrandRole =
  | 'brand'
  | 'on-brand'
  | 'brand-pressed'
  | 'brand-ink'
  | 'brand-tint'
  | 'brand-tint2'
  | 'brand-line'
  | 'brand-edge'
  | 'brand-wash'

/** CSS variables of the merchant's colours. */
export type BrandTheme = Record<`--${BrandRole}`, string>

/** Neutral colours that a merchant's colour must contrast with; equal to styles/theme.scss (a test compares). */
interface Ground {
  dark: boolean
  bg: Rgb
  surface: Rgb
  /** The picture tile with the lowest text contrast. */
  tile: Rgb
  ink: Rgb
}
const LIGHT: Ground = {
  dark: false,
  bg: [247, 244, 239],
  surface: [255, 255, 255],
  tile: [250, 232, 219],
  ink: [35, 28, 23],
}
const DARK: Ground = {
  dark: true,
  bg: [20, 17, 16],
  surface: [31, 26, 23],
  tile: [50, 44, 27],
  ink: [245, 239, 232],
}

const DEFAULT_BRAND: Rgb = [177, 30, 35]
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
/** The dark label on pale fills. */
const DARK_INK: Rgb = [26, 18, 13]

/** Minimum contrast of text and of shapes (WCAG AA). */
const TEXT = 4.5
const SHAPE = 3

/** Adjusts a merchant's colours to the contrast minimum in both themes. Invalid colours fall back to the default. */
export function deriveTheme({ brand, onBrand, dark }: BrandChoice): BrandTheme {
  const ground = dark ? DARK : LIGHT
  const { fill, label } = readable(
    visible(parseColour(brand) ?? DEFAULT_BRAND, ground),
    parseColour(onBrand) ?? WHITE,
    ground,
  )
  const tint = mix(ground.surface, fill, dark ? 0.16 : 0.08)
  const theme: Record<`--${BrandRole}`, Rgb> = {
    '--brand': fill,
    '--on-brand': label,
    '--brand-pressed': pressedFill(fill, label),
    '--brand-ink': inkOf(fill, tint, ground),
    '--brand-tint': tint,
    '--brand-tint2': mix(ground.surface, fill, dark ? 0.26 : 0.15),
    '--brand-line': mix(ground.surface, fill, dark ? 0.5 : 0.32),
    '--brand-edge': edgeOf(fill, ground),
    '--brand-wash': mix(ground.bg, fill, dark ? 0.12 : 0.08),
  }
  return Object.fromEntries(Object.entries(theme).map(([role, colour]) => [role, colourText(colour)])) as BrandTheme
}

/** Up to this luminance white is readable on a colour, from it on black is. A brighter bar dazzles on a dark page. */
const MAX_DARK_LUMINANCE = 0.18

/** Whether white is readable on a colour, `#rrggbb`. */
export const isDarkColour = (text: string): boolean => luminance(parseColour(text) ?? BLACK) <= MAX_DARK_LUMINANCE

/** CSS variables of the tab bar. One that is missing keeps its default. */
type TabBarTheme = Partial<Record<'--tab-bg' | '--tab-ink' | '--tab-on', string>>

/**
 * The merchant's colours of the tab bar (specification §2 "Tab bar"), each for itself. Texts are moved to the nearest readable lightness; a bright bar
 * becomes the default one on a dark page.
 */
export function deriveTabBar(nav: { background: string; color: string; selectedColor: string }, dark = false) {
  const wanted = parseColour(nav.background)
  const background = dark && wanted && luminance(wanted) > MAX_DARK_LUMINANCE ? undefined : wanted
  const under = background ?? (dark ? DARK : LIGHT).surface
  const bright = luminance(under) > MAX_DARK_LUMINANCE
  const text = (given: string) => {
    const colour = parseColour(given) ?? (background && (bright ? DARK_INK : WHITE))
    return colour && adjustLightness(colour, bright ? -1 : 1, (candidate) => contrast(candidate, under) >= TEXT)
  }
  const colours = { '--tab-bg': background, '--tab-ink': text(nav.color), '--tab-on': text(nav.selectedColor) }
  return Object.fromEntries(
    Object.entries(colours).flatMap(([role, colour]) => (colour ? [[role, colourText(colour)]] : [])),
  ) as TabBarTheme
}

/** On dark a fill needs the contrast of a shape; a near-black neutral becomes the text colour. On light a pale fill gets an outline. */
function visible(brand: Rgb, ground: Ground): Rgb {
  if (!ground.dark || contrast(brand, ground.surface) >= SHAPE) return brand
  const { lightness, chroma } = strength(brand)
  if (chroma < 0.03 && lightness < 0.35) return ground.ink
  return adjustLightness(brand, 1, (colour) => contrast(colour, ground.surface) >= SHAPE) ?? ground.ink
}

/** The merchant's label if readable, else a slightly adjusted fill, else a readable label. */
function readable(fill: Rgb, label: Rgb, ground: Ground): { fill: Rgb; label: Rgb } {
  const ratio = contrast(label, fill)
  if (ratio >= TEXT) return { fill, label }
  const away = luminance(label) > luminance(fill) ? -1 : 1
  const seen = (colour: Rgb) => !ground.dark || contrast(colour, ground.surface) >= SHAPE
  const moved =
    ratio >= SHAPE && adjustLightness(fill, away, (colour) => contrast(label, colour) >= TEXT && seen(colour), 0.12)
  if (moved) return { fill: moved, label }
  const swapped = contrast(WHITE, fill) >= contrast(DARK_INK, fill) ? WHITE : DARK_INK
  const direction = luminance(swapped) > luminance(fill) ? -1 : 1
  return {
    fill: adjustLightness(fill, direction, (colour) => contrast(swapped, colour) >= TEXT) ?? fill,
    label: swapped,
  }
}

/** The brand colour as text, icon or outline, on the page, a card, a tile and its own tint. */
function inkOf(fill: Rgb, tint: Rgb, ground: Ground): Rgb {
  const grounds = [ground.bg, ground.surface, ground.tile, tint]
  const legible = (colour: Rgb) => grounds.every((under) => contrast(colour, under) >= TEXT)
  return adjustLightness(fill, ground.dark ? 1 : -1, legible) ?? ground.ink
}

/** The pressed fill: darker, or lighter when nearly black; the label stays readable. */
function pressedFill(fill: Rgb, label: Rgb): Rgb {
  const bright = luminance(fill)
  const [shade, share] = pressShade(bright)
  const pressed = mix(fill, shade, share)
  return contrast(label, pressed) >= TEXT ? pressed : mix(fill, luminance(label) > bright ? BLACK : WHITE, 0.14)
}

function pressShade(bright: number): [Rgb, number] {
  if (bright > 0.5) return [BLACK, 0.1]
  return bright < 0.03 ? [WHITE, 0.16] : [BLACK, 0.14]
}

/** The outline of a fill with too little contrast on white; otherwise the fill itself. */
function edgeOf(fill: Rgb, ground: Ground): Rgb {
  if (ground.dark || contrast(fill, ground.surface) >= SHAPE) return fill
  return adjustLightness(fill, -1, (colour) => contrast(colour, ground.surface) >= SHAPE) ?? ground.ink
}
