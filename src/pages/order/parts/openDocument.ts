import { launch } from '@/platform/device/launch'
import { openExternal } from '@/platform/navigation/external'
import { go } from '@/platform/navigation/navigation'

/** Opens the page of a document: in a window of its own to print it, or inside the mini-program. */
export function openDocument(path: string): void {
  const address = launch.siteroot + path
  if (process.env.TARO_ENV === 'h5') openExternal(address)
  else go('/pages/other/web-view', { src: address })
}
