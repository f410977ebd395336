/** Widths of bars and spaces of the signs 0 to 105 of Code 128 (ISO/IEC 15417), six digits each. */
const WIDTHS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 ' +
  '223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 ' +
  '112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 ' +
  '311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 ' +
  '122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
const SIGNS = WIDTHS.split(' ')
const START_C = 105
const STOP = '2331112'
/** Empty modules before and after. */
const QUIET_ZONE = 10

/** An even number of digits as a bar code of type 128 C: black (`true`) and white modules from left to right. */
export function barcodeModules(digits: string): boolean[] {
  const values = (digits.match(/\d\d/g) ?? []).map(Number)
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), START_C) % 103
  const widths = [START_C, ...values, check].map((value) => SIGNS[value] ?? '').join('') + STOP
  const bars = Array.from(widths).flatMap((width, index) => Array<boolean>(Number(width)).fill(index % 2 === 0))
  const quiet = Array<boolean>(QUIET_ZONE).fill(false)
  return [...quiet, ...bars, ...quiet]
}
