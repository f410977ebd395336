import { MAX_FILE_BYTES } from '../../../contract/fields'

/** Longest side of a picture that is uploaded, pixels: the server keeps no more. */
const LONGEST = 1280

/** How a picture is cropped, and the colour of its background. */
export interface Crop {
  /** Square, or the whole picture as it is. */
  square: boolean
  /** 1 is the largest square that fits; more is nearer. */
  zoom: number
  /** The place of the square, 0 to 1 from the left and from the top. */
  x: number
  y: number
  /** The colour behind what is transparent; empty for none. */
  background: string
}

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

/** The part of a picture that a crop keeps, in its pixels. */
export function frameOf({ width, height }: { width: number; height: number }, { square, zoom, x, y }: Crop): Frame {
  if (!square) return { left: 0, top: 0, width, height }
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, width: side, height: side }
}

/** Draws the cropped picture on a canvas whose longest side is at most `longest` pixels. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, longest: number): void {
  const { left, top, width, height } = frameOf(picture, crop)
  const scale = Math.min(1, longest / Math.max(width, height))
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return
  if (crop.background) {
    context.fillStyle = crop.background
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

/** The cropped picture in base64, small enough to be uploaded. */
export async function croppedContent(picture: ImageBitmap, crop: Crop): Promise<string> {
  const canvas = document.createElement('canvas')
  for (let longest = LONGEST; ; longest *= 0.75) {
    drawCrop(canvas, picture, crop, longest)
    const blob = await encoded(canvas, crop.background ? 'image/jpeg' : 'image/webp')
    if (blob.size <= MAX_FILE_BYTES) return base64Of(blob)
  }
}

const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty'))), type, 0.9),
  )

/** A file in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const step = 0x8000
  let text = ''
  for (let at = 0; at < bytes.length; at += step) text += String.fromCharCode(...bytes.subarray(at, at + step))
  return btoa(text)
}
