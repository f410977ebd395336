// eslint-disable-next-line import/no-named-as-default -- the types know the default only
import qrcode from 'qrcode-generator'
import { html, type Html } from '../html/html'

/** Modules of quiet ground around a code, as its standard asks. */
const QUIET = 4

/** A QR code as a drawing that stays sharp at any size, black on white. */
export function qrSvg(text: string, label: string): Html {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const places = Array.from({ length: count * count }, (_, index) => ({
    row: Math.floor(index / count),
    column: index % count,
  }))
  const dark = places
    .filter(({ row, column }) => code.isDark(row, column))
    .map(({ row, column }) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`)
  const size = count + 2 * QUIET
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="${label}"
    shape-rendering="crispEdges"
  >
    <rect width="${size}" height="${size}" fill="#fff" />
    <path d="${dark.join('')}" fill="#000" />
  </svg>`
}
