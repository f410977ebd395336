import type { Drawing } from './drawPicture'

export type { Drawing }

/** Alipay draws only on a canvas of the page: it has no pictures of this kind. */
export function drawPicture(
  _size: { width: number; height: number },
  _draw: (drawing: Drawing) => Promise<void>,
): Promise<string | undefined> {
  return Promise.resolve(undefined)
}
