const IN_DATA = /^data:image\/(\w+)/
const AT_THE_END = /\.(\w{3,4})(?:\?.*)?$/

/** The name of a file that a picture is saved as, with the ending of its kind: of a data address, or of an address of the web. */
export function pictureFile(picture: string, name: string): string {
  const kind = IN_DATA.exec(picture)?.[1] ?? AT_THE_END.exec(picture)?.[1] ?? 'png'
  return `${name}.${kind}`
}
