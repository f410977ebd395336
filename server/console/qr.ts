import { encodeQR } from 'qr'
import { html, Html } from '../html/html'

/** Width of the quiet zone around a code that its standard asks for, modules. */
const QUIET_ZONE = 4

/** A QR code as an SVG drawing, which stays sharp at any size. Its quiet zone is white by the style of `qr`. */
export function qrSvg(text: string, label: string): Html {
  const drawing = new Html(encodeQR(text, 'svg', { ecc: 'medium', border: QUIET_ZONE }))
  return html`<div class="qr" role="img" aria-label="${label}">${drawing}</div>`
}
