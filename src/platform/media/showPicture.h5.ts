import { openExternal } from '@/platform/navigation/external.h5'

/** Opens a picture by itself, so that the browser can zoom it. */
export function showPicture(current: string, _urls: string[]): void {
  openExternal(current)
}
