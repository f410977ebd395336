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

/** Tells whether an element of the current page is on the screen, now and whenever that changes, for as long as the page lives. */
export function watchSight(id: string, tell: (seen: boolean) => void): void {
  const { page } = Taro.getCurrentInstance()
  const observer = Taro.createIntersectionObserver(page as object, { thresholds: [0] })
  observer.relativeToViewport().observe(`#${id}`, ({ intersectionRatio = 0 }) => tell(intersectionRatio > 0))
}
