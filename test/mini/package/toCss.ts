/** Safe-area insets of a phone with a home indicator, for screenshots. */
const SAFE_AREA: Record<string, string> = { top: '47px', bottom: '34px', left: '0px', right: '0px' }

/** Converts lengths of mini-programs to CSS: rpx is 1/750 of the screen's width. */
export function toCss(style: string) {
  return style
    .replace(/(-?\d*\.?\d+)rpx\b/g, 'calc($1 * 100vw / 750)')
    .replace(
      /(?:env|constant)\(safe-area-inset-(top|bottom|left|right)(?:,[^)]*)?\)/g,
      (_, side: string) => SAFE_AREA[side] ?? '0px',
    )
}

/** A browser's button shrinks to its text and the platforms' fills its line, so it is drawn as another element. */
export const drawnAs = (tag: string) => (tag === 'button' ? 'mp-button' : tag)

/** Renames tags in a style sheet to the elements that are drawn for them. */
export function toStyleSheet(style: string) {
  return toCss(style).replace(/(^|[},\s>+~(])button(?=[\s.:#[,{>+~)])/g, `$1${drawnAs('button')}`)
}
