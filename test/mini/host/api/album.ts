import { Failure } from '../failure'
import type { ApiParts } from './parts'
import { effect } from './world'

/** The folder in which an app may write its own files, on both platforms. */
export const USER_FILES = 'wxfile://usr'

interface Writing {
  filePath: string
  data: string
  encoding?: string
  success?: (result: object) => void
  fail?: (failure: object) => void
}

/** Paths of the files that the app has written or downloaded so far. */
const files = ({ report }: ApiParts) =>
  report.effects.filter(({ kind }) => kind === 'file').map(({ detail }) => (detail as { filePath: string }).filePath)

/** Writes files; reports through callbacks only, as on both platforms. */
export const fileSystem = (parts: ApiParts) => ({
  writeFile({ filePath, data, encoding, success, fail }: Writing) {
    const fits = filePath.startsWith(`${USER_FILES}/`) && (encoding !== 'base64' || /^[\d+/A-Za-z]+={0,2}$/.test(data))
    if (fits) effect(parts, 'file', { filePath })
    const told = fits ? () => success?.({}) : () => fail?.({ errMsg: 'writeFile:fail permission denied', error: 3 })
    setTimeout(() => parts.report.guard(told))
  },
})

/** Downloads a file from the test's server and returns its temporary path. */
export async function download(parts: ApiParts, url: string): Promise<string> {
  const file = await parts.ask('file', { url })
  if (!file) throw new Failure('download failed', 12)
  const filePath = `wxfile://tmp_${files(parts).length}.png`
  effect(parts, 'file', { filePath })
  return filePath
}

/** Saves a file of the app to the album if the user allows it; `refused` is the platform's failure for a denied permission. */
export async function saveToAlbum(parts: ApiParts, filePath: string, refused: Failure): Promise<void> {
  if (!files(parts).includes(filePath)) throw new Failure('file does not exist', 10)
  const answer = await parts.ask('album')
  if (answer === 'denied') throw refused
  if (answer !== 'saved') throw new Failure(String(answer), 17)
  effect(parts, 'saveImage', { filePath })
}
