import Taro from '@tarojs/taro'
import { bestEffort } from './bestEffort'

/** Makes the screen as bright as it gets, for a code that is scanned from it, and keeps it on. Returns how to end that. */
export function brightenScreen(): () => void {
  let before: number | undefined
  let ended = false
  bestEffort(async () => {
    const { value } = await Taro.getScreenBrightness()
    if (ended) return
    before = value
    await Taro.setScreenBrightness({ value: 1 })
  })
  bestEffort(() => Taro.setKeepScreenOn({ keepScreenOn: true }))
  return () => {
    ended = true
    const value = before
    if (value !== undefined) bestEffort(() => Taro.setScreenBrightness({ value }))
    bestEffort(() => Taro.setKeepScreenOn({ keepScreenOn: false }))
  }
}
