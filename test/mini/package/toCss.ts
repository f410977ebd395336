/** What a phone with a home indicator leaves free, so that screenshots show it. */
const SAFE_AREA: Record<string, string> = { top: '47px', bottom: '34px', left: '0px', right: '0px' }

/** Lengths of mini-programs in the browser's words: rpx is 1/750 of the screen's width. */
export function toCss(style: string) {
  return style
    .replace(/(-?\d*\.?\d+)rpx\b/g, 'calc($1 * 100vw / 750)')
    .replace(
      /(?:env|constant)\(safe-area-inset-(top|bottom|left|right)(?:,[^)]*)?\)/g,
      (_, side: string) => SAFE_AREA[side] ?? '0px',
    )
}

/** The browser's own button shrinks to its text, the platforms' fills its line: it is drawn under another name. */
export const drawnAs = (tag: string) => (tag === 'button' ? 'mp-button' : tag)

/** A style sheet whose rules for tags reach what is drawn for them. */
export function toStyleSheet(style: string) {
  return toCss(style).replace(/(^|[},\s>+~(])button(?=[\s.:#[,{>+~)])/g, `$1${drawnAs('button')}`)
}
