import type { SafeArea } from './device'

export type { SafeArea }

/** On H5 the styles use `env(safe-area-inset-*)` instead. */
export function safeArea(): SafeArea {
  return { top: 0, bottom: 0, capsule: 0 }
}

/** Whether the device has a bottom safe area, such as the home indicator. */
export function notched(): boolean {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.cssText = 'position:fixed;padding-bottom:env(safe-area-inset-bottom)'
  const { offsetHeight } = probe
  probe.remove()
  return offsetHeight > 0
}

/** The window of the app: its height in pixels. On H5 a design px is a pixel. */
export function windowSize(): { height: number; scale: number } {
  return { height: window.innerHeight, scale: 1 }
}

/** Pixels of the screen per design px. */
export function pixelRatio(): number {
  return window.devicePixelRatio
}

/** Vibrates shortly; does nothing where unsupported, and before the first touch, when browsers forbid it. */
export function vibrate(): void {
  if (!navigator.userActivation || navigator.userActivation.hasBeenActive) navigator.vibrate?.(15)
}

/** Whether the browser prefers a dark theme. */
export function prefersDark(): boolean {
  return window.matchMedia('(prefers-color-scheme: dark)').matches
}

/** Subscribes to changes of the browser's theme. */
export function watchDark(changed: (dark: boolean) => void): void {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => changed(event.matches))
}

/** Subscribes to changes of the network; called at once when offline. */
export function watchNetwork(changed: (online: boolean) => void): void {
  if (!navigator.onLine) changed(false)
  window.addEventListener('online', () => changed(true))
  window.addEventListener('offline', () => changed(false))
}

/** Subscribes to the page being hidden or closed. */
export function watchLeaving(leaving: () => void): void {
  window.addEventListener('pagehide', leaving)
}

/** Opens the dialler. */
export function call(phone: string): void {
  window.location.href = `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** Copies text; fails when neither the clipboard nor the older command takes it. */
export async function copy(text: string): Promise<void> {
  // Pages without TLS and older in-app browsers have no clipboard.
  const { clipboard } = navigator as { clipboard?: Clipboard }
  if (clipboard) return clipboard.writeText(text)
  const field = document.body.appendChild(document.createElement('textarea'))
  field.value = text
  field.select()
  // eslint-disable-next-line typescript/no-deprecated -- it is what browsers without a clipboard have
  const copied = document.execCommand('copy')
  field.remove()
  if (!copied) throw new Error('cannot copy')
}

/** The text of the clipboard; empty when there is none, or when the guest does not allow to read it. */
export async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return ''
  }
}
