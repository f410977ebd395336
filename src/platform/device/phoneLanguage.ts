import Taro from '@tarojs/taro'
import { cosmetic } from './cosmetic'

/** The language of the host app, such as `th` or `zh_CN`; empty when it tells none. */
export function phoneLanguage(): string {
  return cosmetic(Taro.getAppBaseInfo)?.language ?? ''
}
