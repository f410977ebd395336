import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { MINUTE_MS } from '../../../../src/domain/time/duration'
import { type PaperWidth, usePaperWidth } from './paperWidth'

/** Browsers that do not tell when they have printed get this long. */
const LONGEST_MS = MINUTE_MS
/** CSS pixels of a millimetre. */
const PIXELS = 96 / 25.4

const STYLE = `
#paper { position: absolute; left: -200mm; top: 0; box-sizing: border-box;
  background: #fff; color: #000; font: 12pt/1.35 'Noto Sans Thai', 'Noto Sans SC', sans-serif; overflow-wrap: anywhere }
#paper h2 { font-size: 26pt; line-height: 1.1; margin: 0 }
#paper ul { list-style: none; padding: 0; margin: 2mm 0; border-top: 1px dashed; border-bottom: 1px dashed }
#paper li { padding: 1mm 0 }
#paper p { margin: 1mm 0 }
#paper table { width: 100%; border-collapse: collapse }
#paper td, #paper th { text-align: left; vertical-align: top; font-weight: inherit; padding: 0.5mm 0 }
#paper td:last-child, #paper th:last-child { text-align: right; white-space: nowrap; padding-left: 2mm }
@media print {
  body > :not(#paper) { display: none !important }
  #paper { position: static }
}`

/** Printers leave a margin of about 4 mm on a wide roll, of 5 mm on a narrow one. */
const ROLLS: Record<PaperWidth, string> = {
  80: '#paper { width: 80mm; padding: 3mm 4mm }',
  58: '#paper { width: 58mm; padding: 3mm 5mm; font-size: 10pt } #paper h2 { font-size: 22pt }',
}

/** Six codes on each. */
const SHEETS = `
@page { size: A4; margin: 10mm }
body > #paper { width: 190mm; padding: 0 }
#paper article { float: left; width: 95mm; height: 92mm; break-inside: avoid }`

interface PaperProps {
  /** What is printed, for those who watch the page: `ticket`, `receipt`, `day`, `codes`. */
  kind: string
  /** Sheets of A4 instead of a roll. */
  sheets?: boolean
  onDone(): void
  children: ReactNode
}

/** Prints its content once: on the roll of this device, where the page is as long as the content, or on sheets. On the screen it lies outside. */
export function Paper({ kind, sheets = false, onDone, children }: PaperProps) {
  const paper = useRef<HTMLDivElement>(null)
  const done = useRef(onDone)
  const [width] = usePaperWidth()
  done.current = onDone
  useEffect(() => {
    const style = document.createElement('style')
    const height = Math.ceil((paper.current?.scrollHeight ?? 0) / PIXELS) + 4
    style.textContent = sheets ? SHEETS : `@page { size: ${width}mm ${height}mm; margin: 0 }`
    document.head.append(style)
    const end = () => done.current()
    addEventListener('afterprint', end, { once: true })
    const timer = setTimeout(end, LONGEST_MS)
    // After the drawing, and once: React draws effects of development twice.
    const start = setTimeout(() => print(), 0)
    return () => {
      removeEventListener('afterprint', end)
      clearTimeout(timer)
      clearTimeout(start)
      style.remove()
    }
  }, [sheets, width])
  return createPortal(
    <div id="paper" ref={paper} data-paper={kind} aria-hidden="true">
      <style>{STYLE + ROLLS[width]}</style>
      {children}
    </div>,
    document.body,
  )
}
