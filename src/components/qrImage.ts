// eslint-disable-next-line import/no-named-as-default -- the types know the default only
import qrcode from 'qrcode-generator'

/** Modules of quiet ground around a code, as its standard asks. */
const QUIET = 4

/**
 * A QR code as the data address of a picture (black on white, GIF): the one form that all three targets can draw, and save.
 * `cell` is the size of one module in pixels.
 */
export function qrImage(text: string, cell = 8): string {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  return code.createDataURL(cell, cell * QUIET)
}
