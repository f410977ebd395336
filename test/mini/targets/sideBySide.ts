import type { Browser } from 'playwright-core'

/** Width of one phone and gap around it, px; WebP quality. */
const LAYOUT = { width: 450, gap: 24, quality: 0.86 }

/** Composes pictures of the same size side by side under their names, as one WebP. */
export async function sideBySide(browser: Browser, pictures: Record<string, Buffer>): Promise<Buffer> {
  const page = await browser.newPage()
  const named = Object.entries(pictures).map(([name, png]) => ({
    name,
    src: `data:image/png;base64,${png.toString('base64')}`,
  }))
  const url = await page.evaluate(draw, { named, ...LAYOUT })
  await page.close()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** Runs in the browser. */
async function draw({ named, width, gap, quality }: typeof LAYOUT & { named: { name: string; src: string }[] }) {
  const images = await Promise.all(
    named.map(async ({ src }) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return image
    }),
  )
  const height = Math.max(...images.map((image) => (image.height / image.width) * width))
  const canvas = document.createElement('canvas')
  canvas.width = images.length * (width + gap) + gap
  canvas.height = height + 3 * gap
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  context.fillStyle = '#d9dadd'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#33353a'
  context.font = '600 20px sans-serif'
  for (const [index, image] of images.entries()) {
    const left = gap + index * (width + gap)
    context.fillText(named[index]?.name ?? '', left, gap + 10)
    context.drawImage(image, left, 2 * gap, width, height)
  }
  return canvas.toDataURL('image/webp', quality)
}
