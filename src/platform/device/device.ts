import Taro from '@tarojs/taro'

/** Room that the device keeps for itself, in CSS pixels. */
export interface SafeArea {
  top: number
  bottom: number
  /** Right side of the first row that belongs to the host's menu capsule. */
  capsule: number
}

/** Reads the safe area of a mini-program window. */
export function safeArea(): SafeArea {
  const window = Taro.getWindowInfo()
  const bottom = window.safeArea ? Math.max(0, window.screenHeight - window.safeArea.bottom) : 0
  const capsule = Taro.getMenuButtonBoundingClientRect?.()
  return {
    top: window.statusBarHeight ?? 0,
    bottom,
    capsule: capsule?.width ? window.windowWidth - capsule.left + 8 : 96,
  }
}

/** Whether the phone keeps the bottom of the screen for itself, as those with a notch do. */
export function notched(): boolean {
  return safeArea().bottom > 0
}

/** The window of the app: its height in pixels, and pixels of one px of the design. */
export function windowSize(): { height: number; scale: number } {
  const { windowHeight, windowWidth } = Taro.getWindowInfo()
  return { height: windowHeight, scale: windowWidth / 390 }
}

/** A short buzz; silent where the device cannot. */
export function vibrate(): void {
  void Taro.vibrateShort({ type: 'light' }).catch(() => undefined)
}

/** Whether the host asks for a dark screen. */
export function prefersDark(): boolean {
  return Taro.getAppBaseInfo?.().theme === 'dark'
}

/** Calls back when the host's theme changes. */
export function watchDark(changed: (dark: boolean) => void): void {
  Taro.onThemeChange?.(({ theme }) => changed(theme === 'dark'))
}

/** Calls back when the network comes or goes; that there is none now is told by the first request. */
export function watchNetwork(changed: (online: boolean) => void): void {
  Taro.onNetworkStatusChange(({ isConnected }) => changed(isConnected))
}

/** Calls back when the app goes to the background; it may not come back. */
export function watchLeaving(leaving: () => void): void {
  Taro.onAppHide?.(leaving)
}

/** Dials a number. Closing the dialler without a call is not an error. */
export function call(phone: string): void {
  void Taro.makePhoneCall({ phoneNumber: phone }).catch(() => undefined)
}

/** Copies text; the host says so itself. */
export async function copy(text: string): Promise<void> {
  await Taro.setClipboardData({ data: text })
}
