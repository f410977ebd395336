/** Saves a picture (a data address) as a download: a site cannot reach the album. */
export function saveImage(dataUrl: string, name: string): Promise<void> {
  const link = document.createElement('a')
  link.href = dataUrl
  link.download = name
  link.click()
  return Promise.resolve()
}
