import { openExternal } from '@/platform/navigation/external.h5'

/** Shows a picture by itself, where the browser can make it larger. */
export function showPicture(current: string, _urls: string[]): void {
  openExternal(current)
}
