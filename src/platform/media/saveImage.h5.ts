import { browserOf } from '@/domain/account/browsers'
import { NETWORK_TIMEOUT_MS } from '@/domain/time/timeout'
import { HostError, hostMessage } from '@/platform/device/hostError'
import { pictureFile } from './picture'
import type { SaveOutcome } from './saveImage'

export type { SaveOutcome }

/** Saves a picture (a data URL or another URL) as a download: a site has no access to the album. Rejects with a `HostError`. */
export async function saveImage(picture: string, name: string): Promise<SaveOutcome> {
  // In-app browsers do not download, but can save a picture by long press.
  if (browserOf(navigator.userAgent) !== 'browser') return 'hold'
  if (picture.startsWith('data:')) {
    offer(picture, pictureFile(picture, name))
    return 'saved'
  }
  const url = URL.createObjectURL(await fetched(picture))
  offer(url, pictureFile(picture, name))
  URL.revokeObjectURL(url)
  return 'saved'
}

async function fetched(url: string): Promise<Blob> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS) })
    if (!reply.ok) throw new HostError(reply.statusText)
    return await reply.blob()
  } catch (error) {
    throw new HostError(hostMessage(error))
  }
}

function offer(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}
