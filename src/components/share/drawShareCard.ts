import { box, COLOURS, paintGround, write, writeLines } from '@/components/poster/posterParts'
import { wrapLines } from '@/domain/text/wrapLines'
import type { Drawing } from '@/platform/media/drawPicture'

/** The size of the card, px. */
export const SHARE_CARD = { width: 720, height: 1000 }

/** What stands on the card of a dish, a store or an order. */
export interface ShareCardTexts {
  name: string
  /** May be empty. */
  line: string
  brand: string
  scan: string
}

/** Pictures of the card, by their URLs. */
export interface ShareCardPictures {
  /** One large picture, or the pictures of up to four dishes. */
  dishes: readonly string[]
  qr: string
}

interface Area {
  left: number
  top: number
  width: number
  height: number
}

const MARGIN = 36
const INNER = SHARE_CARD.width - 2 * MARGIN
const GAP = 12
const SIDE = 190
/** Letters of the line below the name. */
const LINE = { size: 30, height: 38 }

/** Draws the card: pictures, name and line, then brand and QR code. */
export async function drawShareCard(
  drawing: Drawing,
  { name, line, brand, scan }: ShareCardTexts,
  { dishes, qr }: ShareCardPictures,
): Promise<void> {
  paintGround(drawing, SHARE_CARD)
  const areas = areasFor(dishes.length)
  for (const [at, area] of areas.entries()) await paintPicture(drawing, dishes[at], area)
  const centre = SHARE_CARD.width / 2
  const lines = linesOf(drawing, line)
  writeLines(drawing, name, { centre, middle: 672 - 24 * lines.length, width: INNER })
  for (const [at, text] of lines.entries()) {
    const low = 736 + LINE.height * (at - (lines.length - 1) / 2)
    write(drawing, text, { at: [centre, low], size: LINE.size, weight: 400, colour: COLOURS.soft, centred: true })
  }
  const top = SHARE_CARD.height - MARGIN - SIDE
  const left = SHARE_CARD.width - MARGIN - SIDE
  box(drawing, { left, top, width: SIDE, height: SIDE, colour: COLOURS.white })
  const code = await drawing.load(qr)
  drawing.context.imageSmoothingEnabled = false
  if (code) drawing.context.drawImage(code, left + 6, top + 6, SIDE - 12, SIDE - 12)
  const beside = { most: left - 2 * MARGIN }
  write(drawing, brand, { at: [MARGIN, top + 88], size: 38, weight: 700, colour: COLOURS.ink, ...beside })
  write(drawing, scan, { at: [MARGIN, top + 134], size: 28, weight: 500, colour: COLOURS.brand, ...beside })
}

function linesOf({ context, font }: Drawing, text: string): string[] {
  context.font = `400 ${LINE.size}px ${font}`
  return wrapLines(text, { width: INNER, most: 2, measure: (piece) => context.measureText(piece).width })
}

/** Where the pictures stand: one fills the width, more share it in rows of two. */
function areasFor(count: number): Area[] {
  const [left, top, width, height] = [MARGIN, MARGIN, INNER, 500]
  const half = (width - GAP) / 2
  if (count < 2) return [{ left, top, width, height }]
  const right = left + half + GAP
  if (count < 4) return [left, right].map((at) => ({ left: at, top, width: half, height }))
  const low = (height - GAP) / 2
  return [top, top + low + GAP].flatMap((row) =>
    [left, right].map((at) => ({ left: at, top: row, width: half, height: low })),
  )
}

/** A picture that covers its area; a tile where it does not load. */
async function paintPicture(drawing: Drawing, src: string | undefined, area: Area): Promise<void> {
  const { context, load } = drawing
  context.save()
  box(drawing, { ...area, colour: COLOURS.tint })
  context.clip()
  const picture = src ? await load(src) : undefined
  if (picture) {
    const { width, height } = sizeOf(picture)
    const scale = Math.max(area.width / width, area.height / height)
    const [wide, high] = [width * scale, height * scale]
    context.drawImage(picture, area.left + (area.width - wide) / 2, area.top + (area.height - high) / 2, wide, high)
  }
  context.restore()
}

function sizeOf(picture: CanvasImageSource): { width: number; height: number } {
  const { width, height } = picture as HTMLImageElement
  return { width, height }
}
