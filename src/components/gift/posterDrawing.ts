import { box, COLOURS, paintGround, write, writeLines } from '@/components/poster/posterParts'
import type { Drawing } from '@/platform/media/drawPicture'

/** The size of a poster, px. */
export const POSTER = { width: 720, height: 936 }

/** What stands on the poster of a gift. */
export interface PosterTexts {
  brand: string
  /** The giver's message, or a headline in their place. */
  headline: string
  /** What is given: "฿50", "min. ฿400". */
  figure: string
  note: string
  name: string
  /** Until when it can be used, or how many more there are. */
  until: string
  from: string
  scan: string
}

/** Pictures of a poster, by their URLs. */
export interface PosterPictures {
  art: string
  qr: string
}

const MARGIN = 36
const INNER = POSTER.width - 2 * MARGIN
const CENTRE = POSTER.width / 2

/** Draws the poster of a gift (sheet 20). */
export async function drawPoster(drawing: Drawing, texts: PosterTexts, pictures: PosterPictures): Promise<void> {
  const { context, load } = drawing
  paintGround(drawing, POSTER)
  write(drawing, texts.brand, { at: [CENTRE, 74], size: 30, weight: 500, colour: COLOURS.soft, centred: true })
  writeLines(drawing, texts.headline, { centre: CENTRE, middle: 190, width: INNER })
  const art = await load(pictures.art)
  if (art) context.drawImage(art, CENTRE - 140, 244, 280, 280)
  drawTicket(drawing, texts)
  await drawFoot(drawing, texts, pictures.qr)
}

function drawTicket(drawing: Drawing, { figure, note, name, until }: PosterTexts): void {
  const [left, top, height, stub] = [MARGIN, 516, 200, 214]
  box(drawing, { left, top, width: INNER, height, colour: COLOURS.white })
  box(drawing, { left, top, width: stub, height, colour: COLOURS.tint })
  const middle = left + stub / 2
  const inStub = { colour: COLOURS.brand, centred: true, most: stub - 24 }
  write(drawing, figure, { at: [middle, top + 108], size: 60, weight: 700, ...inStub })
  write(drawing, note, { at: [middle, top + 148], size: 24, weight: 600, ...inStub })
  const most = INNER - stub - 56
  const at = left + stub + 28
  write(drawing, name, { at: [at, top + 92], size: 34, weight: 600, colour: COLOURS.ink, most })
  write(drawing, until, { at: [at, top + 138], size: 26, weight: 500, colour: COLOURS.amber, most })
}

async function drawFoot(drawing: Drawing, { from, scan }: PosterTexts, qr: string): Promise<void> {
  const [left, top, side] = [MARGIN + 8, 744, 156]
  box(drawing, { left, top, width: side, height: side, colour: COLOURS.white })
  const code = await drawing.load(qr)
  drawing.context.imageSmoothingEnabled = false
  if (code) drawing.context.drawImage(code, left + 2, top + 2, side - 4, side - 4)
  const at = left + side + 28
  const most = POSTER.width - at - MARGIN
  write(drawing, from, { at: [at, top + 70], size: 34, weight: 600, colour: COLOURS.ink, most })
  write(drawing, scan, { at: [at, top + 114], size: 26, weight: 400, colour: COLOURS.soft, most })
}
