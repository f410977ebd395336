import Taro, { type NodesRef } from '@tarojs/taro'
import { bestEffort } from './bestEffort'

/** Finds an element of a page. In WeChat nested elements are inside components, which a plain id does not reach; Alipay takes ids and classes only. */
export function selectorOf(id: string): string {
  return process.env.TARO_ENV === 'alipay' ? `#${id}` : `#${id}, .page >>> #${id}`
}

/** Place of an element in the viewport, pixels. */
export type Box = Pick<NodesRef.BoundingClientRectCallbackResult, 'left' | 'width' | 'height'>

/** Rendered place of an element of the current page; undefined when it does not exist. */
export function boxOf(id: string): Promise<Box | undefined> {
  return new Promise((resolve) => {
    Taro.nextTick(() => {
      Taro.createSelectorQuery()
        .select(selectorOf(id))
        .boundingClientRect((box) => resolve((Array.isArray(box) ? box[0] : box) ?? undefined))
        .exec()
    })
  })
}

/** Observes whether an element of the current page is visible, until the page is unloaded. */
export function observeVisibility(id: string, onChange: (seen: boolean) => void): void {
  const { page } = Taro.getCurrentInstance()
  bestEffort(() => {
    const observer = Taro.createIntersectionObserver(page as object, { thresholds: [0] })
    observer.relativeToViewport().observe(`#${id}`, ({ intersectionRatio = 0 }) => onChange(intersectionRatio > 0))
  })
}
