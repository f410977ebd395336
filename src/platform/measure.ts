import Taro from '@tarojs/taro'

/** How high an element of the current page has been drawn, pixels; undefined when it is not there (any more). */
export function heightOf(id: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    Taro.nextTick(() => {
      // Deep elements live in components inside the page, which a plain id does not reach.
      Taro.createSelectorQuery()
        .select(`#${id}, .page >>> #${id}`)
        .boundingClientRect((box) => resolve((Array.isArray(box) ? box[0] : box)?.height || undefined))
        .exec()
    })
  })
}
