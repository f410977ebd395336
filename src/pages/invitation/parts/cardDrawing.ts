import { box, COLOURS, write } from '@/components/poster/posterParts'
import { wrapLines } from '@/domain/text/wrapLines'
import type { Drawing } from '@/platform/media/drawPicture'

/** The size of the card, px. */
export const CARD = { width: 720, height: 996 }

/** What stands on the card of an invitation. */
export interface CardTexts {
  brand: string
  /** What the friend gets. */
  head: string
  /** Who invites, with a sign in place of a picture. */
  eats: string
  sign: string
  quote: string
  scan: string
  /** What is given, where, and until when. */
  facts: readonly string[]
}

const MARGIN = 48
const TOP = 506
const LINE = '#ebe4da'
/** The head stands left of the dish, in one of these sizes, px. */
const HEAD_WIDTH = 380
const SMALLEST_HEAD = 44
const HEAD_SIZES = [64, 52, SMALLEST_HEAD]

/** Draws the card of an invitation (sheet 31b). Light in both themes: the picture leaves the app. */
export async function drawCard(
  drawing: Drawing,
  texts: CardTexts,
  pictures: { dish: string; qr: string },
): Promise<void> {
  const { context, load } = drawing
  context.fillStyle = COLOURS.white
  context.fillRect(0, 0, CARD.width, CARD.height)
  const ground = context.createLinearGradient(0, 0, 0, TOP)
  ground.addColorStop(0, COLOURS.top)
  ground.addColorStop(1, COLOURS.low)
  context.fillStyle = ground
  context.fillRect(0, 0, CARD.width, TOP)
  const dish = pictures.dish ? await load(pictures.dish) : undefined
  if (dish) context.drawImage(dish, 372, 118, 380, 380)
  write(drawing, texts.brand, { at: [MARGIN, 80], size: 32, weight: 500, colour: COLOURS.soft, most: 600 })
  writeHead(drawing, texts.head)
  drawPerson(drawing, texts)
  await drawFoot(drawing, texts, pictures.qr)
}

function writeHead(drawing: Drawing, head: string): void {
  const size = headSize(drawing, head)
  const lines = wrapLines(head, { width: HEAD_WIDTH, most: 4, measure: measureHead(drawing, size) })
  for (const [at, line] of lines.entries())
    write(drawing, line, {
      ...{ at: [MARGIN, 172 + at * size * 1.28], size, weight: 700, colour: COLOURS.ink },
    })
}

/** Measures texts as the head is written, px. */
function measureHead({ context, font }: Drawing, size: number): (text: string) => number {
  context.font = `700 ${size}px ${font}`
  return (text) => context.measureText(text).width
}

/** The largest size at which no word of the head has to be broken, px. */
function headSize(drawing: Drawing, head: string): number {
  const sizes = head.length > 24 ? HEAD_SIZES.slice(1) : HEAD_SIZES
  const fits = (size: number) => {
    const measure = measureHead(drawing, size)
    return head.split(/\s+/).every((word) => measure(word) <= HEAD_WIDTH)
  }
  return sizes.find(fits) ?? SMALLEST_HEAD
}

function drawPerson(drawing: Drawing, { sign, eats, quote }: CardTexts): void {
  box(drawing, { left: MARGIN, top: TOP + 40, width: 92, height: 92, colour: '#e9f0e1', radius: 46 })
  write(drawing, sign, { at: [MARGIN + 46, TOP + 97], size: 32, weight: 700, colour: '#1d7044', centred: true })
  const at = MARGIN + 116
  const most = CARD.width - at - MARGIN
  write(drawing, eats, { at: [at, TOP + 78], size: 34, weight: 600, colour: COLOURS.ink, most })
  write(drawing, `“${quote}”`, { at: [at, TOP + 120], size: 28, weight: 400, colour: COLOURS.soft, most })
  drawing.context.fillStyle = LINE
  for (let left = MARGIN / 2; left < CARD.width - MARGIN / 2; left += 14)
    drawing.context.fillRect(left, TOP + 168, 8, 2)
}

async function drawFoot(drawing: Drawing, { scan, facts }: CardTexts, qr: string): Promise<void> {
  const side = 240
  const [left, top] = [CARD.width - MARGIN - side, TOP + 206]
  box(drawing, { left, top, width: side, height: side, colour: LINE })
  box(drawing, { left: left + 2, top: top + 2, width: side - 4, height: side - 4, colour: COLOURS.white })
  const code = await drawing.load(qr)
  drawing.context.imageSmoothingEnabled = false
  if (code) drawing.context.drawImage(code, left + 6, top + 6, side - 12, side - 12)
  const most = left - MARGIN - 24
  write(drawing, scan, { at: [MARGIN, top + 72], size: 34, weight: 600, colour: COLOURS.ink, most })
  for (const [no, fact] of facts.entries())
    write(drawing, fact, { at: [MARGIN, top + 122 + no * 40], size: 27, weight: 400, colour: COLOURS.soft, most })
}
