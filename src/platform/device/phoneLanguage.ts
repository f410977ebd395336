import Taro from '@tarojs/taro'
import { bestEffort } from './bestEffort'

/** The language of the host app, such as `th` or `zh_CN`; empty when it tells none. */
export function phoneLanguage(): string {
  return bestEffort(Taro.getAppBaseInfo)?.language ?? ''
}
