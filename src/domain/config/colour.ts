/** A colour in sRGB: red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Lightness 0–1, chroma and hue (radians) of a colour in OKLCH. */
interface Lch {
  lightness: number
  chroma: number
  hue: number
}

/** Reads `#rgb` or `#rrggbb`, with or without `#`; undefined for anything else. */
export function parseColour(text: string | undefined): Rgb | undefined {
  const digits = (text ?? '').trim().replace(/^#/, '')
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  if (!/^[\da-f]{6}$/i.test(six)) return undefined
  const value = Number.parseInt(six, 16)
  return [Math.floor(value / 65536), Math.floor(value / 256) % 256, value % 256]
}

/** A colour as `#rrggbb`. */
export function colourText(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance, 0 for black to 1 for white (WCAG 2). */
export function luminance(colour: Rgb): number {
  const [red, green, blue] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Mixes `share` (0–1) of the second colour into the first. Components are integers. */
export function mix(base: Rgb, added: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(base[index] + (added[index] - base[index]) * share)
  return [part(0), part(1), part(2)]
}

/** Chroma and lightness of a colour, to tell neutrals from hues. */
export function strength(colour: Rgb): { lightness: number; chroma: number } {
  return toLch(colour)
}

/**
 * The nearest colour of the same hue that is accepted, walking lightness up (+1) or down (−1) by at most `reach` (0–1).
 * Includes the colour itself. Undefined when none is accepted.
 */
export function adjustLightness(
  colour: Rgb,
  direction: 1 | -1,
  accept: (candidate: Rgb) => boolean,
  reach = 1,
): Rgb | undefined {
  if (accept(colour)) return colour
  const from = toLch(colour)
  for (let step = 0.01; step <= reach; step += 0.01) {
    const lightness = from.lightness + direction * step
    if (lightness < 0 || lightness > 1) return undefined
    const candidate = fromLch({ ...from, lightness })
    if (accept(candidate)) return candidate
  }
  return undefined
}

function linear([red, green, blue]: Rgb): [number, number, number] {
  return [linearPart(red), linearPart(green), linearPart(blue)]
}

function linearPart(value: number): number {
  return value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
}

function toLch(colour: Rgb): Lch {
  const [red, green, blue] = linear(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** Keeps lightness and hue; reduces chroma until the colour is within sRGB. */
function fromLch({ lightness, chroma, hue }: Lch): Rgb {
  for (let share = 1; share > 0; share -= 0.05) {
    const parts = linearOf(lightness, chroma * share, hue)
    if (parts.every((part) => part > -0.002 && part < 1.002)) return shown(parts)
  }
  return shown(linearOf(lightness, 0, hue))
}

function linearOf(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function shown([red, green, blue]: [number, number, number]): Rgb {
  return [shownPart(red), shownPart(green), shownPart(blue)]
}

function shownPart(value: number): number {
  const within = Math.min(1, Math.max(0, value))
  return Math.round(255 * (within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055))
}
