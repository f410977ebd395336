import Taro from '@tarojs/taro'

/** What a picture is drawn with. */
export interface Drawing {
  context: CanvasRenderingContext2D
  /** The font of the page. */
  font: string
  /** Loads a picture by its URL; undefined when that fails. */
  load(src: string): Promise<CanvasImageSource | undefined>
}

/** Draws a picture out of sight. Returns it as data URL; undefined where the host cannot draw. */
export async function drawPicture(
  size: { width: number; height: number },
  draw: (drawing: Drawing) => Promise<void>,
): Promise<string | undefined> {
  if (!Taro.canIUse('createOffscreenCanvas')) return undefined
  const canvas = Taro.createOffscreenCanvas({ type: '2d', ...size })
  const load = (src: string) =>
    new Promise<CanvasImageSource | undefined>((resolve) => {
      const image = canvas.createImage()
      image.onload = () => resolve(image as unknown as CanvasImageSource)
      image.onerror = () => resolve(undefined)
      image.src = src
    })
  const context = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
  await draw({ context, font: 'sans-serif', load })
  const { tempFilePath: filePath } = await Taro.canvasToTempFilePath({
    canvas: canvas as unknown as Taro.Canvas,
    fileType: 'jpg',
  })
  const data = await new Promise<string>((resolve, fail) => {
    // With an encoding the file is read as text.
    const success = ({ data: text }: { data: string | ArrayBuffer }) => resolve(text as string)
    Taro.getFileSystemManager().readFile({ filePath, encoding: 'base64', success, fail })
  })
  return `data:image/jpeg;base64,${data}`
}
