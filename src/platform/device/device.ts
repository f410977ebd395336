import Taro from '@tarojs/taro'
import { bestEffort } from './bestEffort'

/** Safe area of the device, CSS pixels. */
export interface SafeArea {
  top: number
  bottom: number
  /** Width of the host's menu capsule at the right of the first row. */
  capsule: number
}

/** Sizes of the window; clients that lack the newer call have an older one. */
const windowInfo = () => bestEffort(Taro.getWindowInfo) ?? Taro.getSystemInfoSync()

/** Reads the safe area of a mini-program window. */
export function safeArea(): SafeArea {
  const window = windowInfo()
  const bottom = window.safeArea ? Math.max(0, window.screenHeight - window.safeArea.bottom) : 0
  const capsule = bestEffort(Taro.getMenuButtonBoundingClientRect)
  return {
    top: window.statusBarHeight ?? 0,
    bottom,
    capsule: capsule?.width ? window.windowWidth - capsule.left + 8 : 96,
  }
}

/** Whether the device has a bottom safe area, such as the home indicator. */
export function notched(): boolean {
  return safeArea().bottom > 0
}

/** The window of the app: its height in pixels, and pixels per design px. */
export function windowSize(): { height: number; scale: number } {
  const { windowHeight, windowWidth } = windowInfo()
  return { height: windowHeight, scale: windowWidth / 390 }
}

/** Pixels of the screen per design px. */
export function pixelRatio(): number {
  const { pixelRatio: ratio, windowWidth } = windowInfo()
  return (ratio * windowWidth) / 390
}

/** Vibrates shortly; does nothing where unsupported. */
export function vibrate(): void {
  bestEffort(() => Taro.vibrateShort({ type: 'light' }))
}

/** Whether the host uses a dark theme. */
export function prefersDark(): boolean {
  return bestEffort(Taro.getAppBaseInfo)?.theme === 'dark'
}

/** Subscribes to changes of the host's theme. */
export function watchDark(changed: (dark: boolean) => void): void {
  bestEffort(() => Taro.onThemeChange(({ theme }) => changed(theme === 'dark')))
}

/** Subscribes to changes of the network; the first request detects an initial offline state. */
export function watchNetwork(changed: (online: boolean) => void): void {
  bestEffort(() => Taro.onNetworkStatusChange(({ isConnected }) => changed(isConnected)))
}

/** Subscribes to the app going to the background. */
export function watchLeaving(leaving: () => void): void {
  bestEffort(() => Taro.onAppHide(leaving))
}

/** Dials a number. Closing the dialler without a call is not an error. */
export function call(phone: string): void {
  void Taro.makePhoneCall({ phoneNumber: phone }).catch(() => undefined)
}

/** Copies text; the host shows its own confirmation. */
export async function copy(text: string): Promise<void> {
  await Taro.setClipboardData({ data: text })
}

/** The text of the clipboard; empty when there is none, or when the guest does not allow to read it. */
export async function readClipboard(): Promise<string> {
  return Taro.getClipboardData().then(
    ({ data }) => data,
    () => '',
  )
}
