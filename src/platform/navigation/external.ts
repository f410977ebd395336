import { copy } from '@/platform/device/device'

/** A mini-program may not leave its host: the address is copied, to be opened in a browser. */
export function openExternal(url: string): void {
  void copy(url).catch(() => undefined)
}
