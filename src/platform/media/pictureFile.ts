const IN_DATA = /^data:image\/(\w+)/
const AT_THE_END = /\.(\w{3,4})(?:\?.*)?$/

/** File name of a saved picture, with the extension of its type, from a data URL or another URL. */
export function pictureFile(picture: string, name: string): string {
  const kind = IN_DATA.exec(picture)?.[1] ?? AT_THE_END.exec(picture)?.[1] ?? 'png'
  return `${name}.${kind}`
}
