import { copy } from '@/platform/device/device'

/** A mini-program cannot open a browser: the URL is copied instead. */
export function openExternal(url: string): void {
  void copy(url).catch(() => undefined)
}
