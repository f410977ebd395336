import type { Drawing } from './drawPicture'

export type { Drawing }

const QUALITY = 0.92
/** The font of the site (`$font-ui`). */
const FONT = "figtree, -apple-system, roboto, 'Noto Sans Thai', thonburi, 'PingFang SC', 'Noto Sans SC', sans-serif"

/** Draws a picture out of sight. Returns it as data URL; undefined where the browser cannot draw. */
export async function drawPicture(
  { width, height }: { width: number; height: number },
  draw: (drawing: Drawing) => Promise<void>,
): Promise<string | undefined> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return undefined
  await document.fonts.ready
  await draw({ context, font: FONT, load })
  return canvas.toDataURL('image/jpeg', QUALITY)
}

function load(src: string): Promise<HTMLImageElement | undefined> {
  const image = new Image()
  // A picture of another site must allow it, or the canvas could not be read.
  image.crossOrigin = 'anonymous'
  image.src = src
  return image.decode().then(
    () => image,
    () => undefined,
  )
}
