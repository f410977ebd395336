import { drawCard } from '@/pages/invitation/parts/cardDrawing'
import type { Drawing } from '@/platform/media/drawPicture'

const TEXTS = { brand: 'Sala', eats: 'Ploy eats here', sign: 'P', quote: 'Come', scan: 'Scan', facts: ['฿60'] }

/** The texts that a card draws with their sizes, px; each letter is half as wide as it is high. */
async function drawn(head: string): Promise<[text: string, size: number][]> {
  const texts: [string, number][] = []
  const sizeOf = () => Number(/(\d+)px/.exec(context.font)?.[1])
  const nothing = () => undefined
  const context = {
    ...{ font: '', fillStyle: '', textAlign: '', beginPath: nothing, closePath: nothing, fill: nothing },
    ...{ fillRect: nothing, drawImage: nothing, moveTo: nothing, lineTo: nothing, arcTo: nothing, arc: nothing },
    measureText: (text: string) => ({ width: (text.length * sizeOf()) / 2 }),
    fillText: (text: string) => texts.push([text, sizeOf()]),
    createLinearGradient: () => ({ addColorStop: nothing }),
  }
  const drawing = { context, font: 'sans-serif', load: () => Promise.resolve(undefined) } as unknown as Drawing
  await drawCard(drawing, { ...TEXTS, head }, { dish: '', qr: '' })
  return texts
}

test.each([
  ['short words are large', 'First meal', [['First meal', 64]]],
  [
    'a word that is too wide in large letters is written smaller, not broken',
    'มื้อแรกของคุณ ลด ฿60',
    [
      ['มื้อแรกของคุณ', 52],
      ['ลด ฿60', 52],
    ],
  ],
] as const)('%s', async (_what, head, lines) => {
  expect((await drawn(head)).slice(1, 1 + lines.length)).toEqual(lines)
})
