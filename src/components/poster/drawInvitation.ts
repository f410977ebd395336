import type { Drawing } from '@/platform/media/drawPicture'
import { box, COLOURS, paintGround, write, writeLines } from './posterParts'

/** The size of the poster, px. */
export const INVITATION = { width: 720, height: 936 }

/** What stands on the poster that brings guests to the restaurant. */
export interface InvitationTexts {
  brand: string
  headline: string
  from: string
  scan: string
}

const CENTRE = INVITATION.width / 2
const SIDE = 300

/** Draws the poster of who brings guests: brand, words, picture, and a large QR code. */
export async function drawInvitation(
  drawing: Drawing,
  { brand, headline, from, scan }: InvitationTexts,
  pictures: { art: string; qr: string },
): Promise<void> {
  const { context, load } = drawing
  const centred = { centred: true, most: INVITATION.width - 96 }
  paintGround(drawing, INVITATION)
  write(drawing, brand, { at: [CENTRE, 74], size: 30, weight: 500, colour: COLOURS.soft, ...centred })
  writeLines(drawing, headline, { centre: CENTRE, middle: 176, width: centred.most })
  const art = await load(pictures.art)
  if (art) context.drawImage(art, CENTRE - 115, 228, 230, 230)
  const [left, top] = [CENTRE - SIDE / 2, 472]
  box(drawing, { left, top, width: SIDE, height: SIDE, colour: COLOURS.white })
  const code = await load(pictures.qr)
  context.imageSmoothingEnabled = false
  if (code) context.drawImage(code, left + 6, top + 6, SIDE - 12, SIDE - 12)
  write(drawing, from, { at: [CENTRE, 832], size: 34, weight: 600, colour: COLOURS.ink, ...centred })
  write(drawing, scan, { at: [CENTRE, 878], size: 26, weight: 400, colour: COLOURS.soft, ...centred })
}
