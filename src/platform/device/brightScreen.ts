import Taro from '@tarojs/taro'
import { cosmetic } from './cosmetic'

/** Makes the screen as bright as it gets, for a code that is scanned from it, and keeps it on. Returns how to end that. */
export function brightenScreen(): () => void {
  let before: number | undefined
  let ended = false
  cosmetic(async () => {
    const { value } = await Taro.getScreenBrightness()
    if (ended) return
    before = value
    await Taro.setScreenBrightness({ value: 1 })
  })
  cosmetic(() => Taro.setKeepScreenOn({ keepScreenOn: true }))
  return () => {
    ended = true
    const value = before
    if (value !== undefined) cosmetic(() => Taro.setScreenBrightness({ value }))
    cosmetic(() => Taro.setKeepScreenOn({ keepScreenOn: false }))
  }
}
