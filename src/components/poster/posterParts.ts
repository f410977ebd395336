import { wrapLines } from '@/domain/text/wrapLines'
import type { Drawing } from '@/platform/media/drawPicture'

/** Light in both themes: the picture leaves the app. */
export const COLOURS = {
  top: '#fbe9dc',
  low: '#fcf0d3',
  ink: '#241c17',
  soft: '#5c5148',
  amber: '#8a4b00',
  white: '#fff',
  tint: '#faeaea',
  brand: '#a81c20',
}

/** Fills a poster with its warm ground. */
export function paintGround({ context }: Drawing, { width, height }: { width: number; height: number }): void {
  const ground = context.createLinearGradient(0, 0, 0, height)
  ground.addColorStop(0, COLOURS.top)
  ground.addColorStop(1, COLOURS.low)
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
}

/** Writes the words of a poster in at most three lines around a middle; many of them smaller. */
export function writeLines(
  drawing: Drawing,
  text: string,
  { centre, middle, width }: { centre: number; middle: number; width: number },
): void {
  const { context, font } = drawing
  const size = text.length > 40 ? 40 : 56
  context.font = `700 ${size}px ${font}`
  const lines = wrapLines(text, { width, most: 3, measure: (part) => context.measureText(part).width })
  const height = size * 1.3
  const first = middle - ((lines.length - 1) * height) / 2
  for (const [at, line] of lines.entries())
    write(drawing, line, { at: [centre, first + at * height], size, weight: 700, colour: COLOURS.ink, centred: true })
}

interface Writing {
  at: readonly [x: number, y: number]
  size: number
  weight: number
  colour: string
  centred?: boolean
  /** Smaller letters when it is wider. */
  most?: number
}

/** Writes one line. */
export function write(
  { context, font }: Drawing,
  text: string,
  { at: [x, y], size, weight, colour, ...rest }: Writing,
): void {
  context.font = `${weight} ${size}px ${font}`
  const { width } = context.measureText(text)
  if (rest.most && width > rest.most) context.font = `${weight} ${Math.floor((size * rest.most) / width)}px ${font}`
  context.fillStyle = colour
  context.textAlign = rest.centred ? 'center' : 'left'
  context.fillText(text, x, y)
}

interface Box {
  left: number
  top: number
  width: number
  height: number
  colour: string
  radius?: number
}

/** A box with round corners. */
export function box({ context }: Drawing, { left, top, width, height, colour, radius = 28 }: Box): void {
  const [right, bottom] = [left + width, top + height]
  context.beginPath()
  context.moveTo(left + radius, top)
  context.arcTo(right, top, right, bottom, radius)
  context.arcTo(right, bottom, left, bottom, radius)
  context.arcTo(left, bottom, left, top, radius)
  context.arcTo(left, top, right, top, radius)
  context.closePath()
  context.fillStyle = colour
  context.fill()
}
