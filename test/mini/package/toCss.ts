/** What a phone with a home indicator leaves free, so that screenshots show it. */
const SAFE_AREA: Record<string, string> = { top: '47px', bottom: '34px', left: '0px', right: '0px' }

/** Lengths of mini-programs in the browser's words: rpx is 1/750 of the screen's width. */
export function toCss(style: string) {
  return style
    .replace(/(-?\d*\.?\d+)rpx\b/g, 'calc($1 * 100vw / 750)')
    .replace(/(?:env|constant)\(safe-area-inset-(top|bottom|left|right)(?:,[^)]*)?\)/g, (_, side: string) => SAFE_AREA[side] ?? '0px')
}
