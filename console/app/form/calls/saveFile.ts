/** Saves a file on this device. */
export function saveFile({ fileName, content }: { fileName: string; content: BlobPart }): void {
  const url = URL.createObjectURL(new Blob([content]))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Safari still reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A table for spreadsheets, as the server makes it. */
export interface SavedTable {
  fileName: string
  csv: string
}

/** Saves a table on this device. */
export function saveTable({ fileName, csv }: SavedTable): void {
  saveFile({ fileName, content: csv })
}
