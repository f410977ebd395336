import type { SafeArea } from './device'

export type { SafeArea }

/** On the web `env(safe-area-inset-*)` in the styles does this work. */
export function safeArea(): SafeArea {
  return { top: 0, bottom: 0, capsule: 0 }
}

/** Whether the phone keeps the bottom of the screen for itself, as those with a notch do. */
export function notched(): boolean {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.cssText = 'position:fixed;padding-bottom:env(safe-area-inset-bottom)'
  const { offsetHeight } = probe
  probe.remove()
  return offsetHeight > 0
}

/** The window of the app: its height in pixels. On the web a px of the design is a pixel. */
export function windowSize(): { height: number; scale: number } {
  return { height: window.innerHeight, scale: 1 }
}

/** A short buzz; silent where the device cannot, and before the first touch, when browsers forbid it. */
export function vibrate(): void {
  if (!navigator.userActivation || navigator.userActivation.hasBeenActive) navigator.vibrate?.(15)
}

/** Whether the browser asks for a dark page. */
export function prefersDark(): boolean {
  return window.matchMedia('(prefers-color-scheme: dark)').matches
}

/** Calls back when the browser's theme changes. */
export function watchDark(changed: (dark: boolean) => void): void {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => changed(event.matches))
}

/** Calls back when the network comes or goes, and when there is none now. */
export function watchNetwork(changed: (online: boolean) => void): void {
  if (!navigator.onLine) changed(false)
  window.addEventListener('online', () => changed(true))
  window.addEventListener('offline', () => changed(false))
}

/** Calls back when the page is left or hidden; it may not come back. */
export function watchLeaving(leaving: () => void): void {
  window.addEventListener('pagehide', leaving)
}

/** Opens the dialler. */
export function call(phone: string): void {
  window.location.href = `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** Copies text. */
export async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
