import { encodeQR } from 'qr'

/** Width of the quiet zone around a code that its standard asks for, modules. */
const QUIET_ZONE = 4

/** A QR code as a drawing, which stays sharp at any size. */
export function QrCode({ text, size }: { text: string; size: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const modules = rows.flatMap((row, y) => row.flatMap((black, x) => (black ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      data-code={text}
      style={{ display: 'block', width: size, height: size, margin: '0 auto' }}
    >
      <path d={modules.join('')} />
    </svg>
  )
}
