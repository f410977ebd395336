// eslint-disable-next-line import/no-named-as-default -- the types know the default only
import qrcode from 'qrcode-generator'
import { base64 } from '@/domain/media/base64'
import { squaresPng } from '@/domain/media/png'

/** Modules of quiet ground around a code, as its standard asks. */
const QUIET = 4

/** A QR code as the data address of a picture (black on white, PNG): the one form that all three targets can draw, and save for the app of a bank. */
export function qrImage(text: string): string {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const inside = (at: number) => at >= 0 && at < count
  const png = squaresPng(count + 2 * QUIET, (row, column) => {
    const [y, x] = [row - QUIET, column - QUIET]
    return inside(y) && inside(x) && code.isDark(y, x)
  })
  return `data:image/png;base64,${base64(png)}`
}
