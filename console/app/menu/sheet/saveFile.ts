/** Saves a file on this device. The content is in base64. */
export function saveFile({ fileName, content }: { fileName: string; content: string }): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes]))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Safari still reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
