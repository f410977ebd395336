import { Failure } from '../failure'
import type { ApiContext } from './context'
import { recordEffect } from './device'

/** The folder in which an app may write its own files, on both platforms. */
export const USER_FILES = 'wxfile://usr'

interface WriteFileOptions {
  filePath: string
  data: string
  encoding?: string
  success?: (result: object) => void
  fail?: (failure: object) => void
}

/** Paths of the files that the app has written or downloaded so far. */
const files = ({ report }: ApiContext) =>
  report.effects.filter(({ kind }) => kind === 'file').map(({ detail }) => (detail as { filePath: string }).filePath)

/** Writes files; reports through callbacks only, as on both platforms. */
export const fileSystem = (parts: ApiContext) => ({
  writeFile({ filePath, data, encoding, success, fail }: WriteFileOptions) {
    const fits = filePath.startsWith(`${USER_FILES}/`) && (encoding !== 'base64' || /^[\d+/A-Za-z]+={0,2}$/.test(data))
    if (fits) recordEffect(parts, 'file', { filePath })
    const reported = fits ? () => success?.({}) : () => fail?.({ errMsg: 'writeFile:fail permission denied', error: 3 })
    setTimeout(() => parts.report.guard(reported))
  },
})

/** Downloads a file from the test's server and returns its temporary path. */
export async function download(parts: ApiContext, url: string): Promise<string> {
  const file = await parts.callTest('file', { url })
  if (!file) throw new Failure('download failed', 12)
  const filePath = `wxfile://tmp_${files(parts).length}.png`
  recordEffect(parts, 'file', { filePath })
  return filePath
}

/** Saves a file of the app to the album if the user allows it; `refused` is the platform's failure for a denied permission. */
export async function saveToAlbum(parts: ApiContext, filePath: string, denied: Failure): Promise<void> {
  if (!files(parts).includes(filePath)) throw new Failure('file does not exist', 10)
  const answer = await parts.callTest('album')
  if (answer === 'denied') throw denied
  if (answer !== 'saved') throw new Failure(String(answer), 17)
  recordEffect(parts, 'saveImage', { filePath })
}
