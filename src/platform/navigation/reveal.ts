import Taro from '@tarojs/taro'
import { bestEffort } from '@/platform/device/bestEffort'
import { windowSize } from '@/platform/device/device'
import { selectorOf } from '@/platform/device/measure'

/** Heights of the bars that cover the top and the bottom of a page, pixels. */
const COVERED = { top: 120, bottom: 120 }

interface Box {
  top: number
  bottom: number
}

/**
 * Scrolls the page to the element with an id, unless it is in view, and focuses its first text field. By position, because Alipay knows no distance
 * from an element.
 */
export function reveal(id: string): void {
  const field = textFieldIn(document.getElementById(id))
  // Hosts only react to changes of `focus`.
  field?.blur()
  const scroll = ([box, page]: [Box | null, { scrollTop: number } | null]) => {
    field?.focus()
    if (!box || !page || isInView(box)) return
    const scrollTop = Math.max(0, page.scrollTop + box.top - COVERED.top)
    bestEffort(() => Taro.pageScrollTo({ scrollTop, duration: 300 }))
  }
  bestEffort(() => {
    const query = Taro.createSelectorQuery()
    query.select(selectorOf(id)).boundingClientRect()
    query.selectViewport().scrollOffset()
    query.exec(scroll as (results: unknown[]) => void)
  })
}

/** The first text field in an element of Taro's own document, which has no selectors. */
function textFieldIn(node: Node | null): HTMLElement | undefined {
  if (!node) return undefined
  if (['input', 'textarea'].includes(node.nodeName)) return node as HTMLElement
  for (const child of node.childNodes) {
    const field = textFieldIn(child)
    if (field) return field
  }
  return undefined
}

function isInView({ top, bottom }: Box): boolean {
  return top >= COVERED.top && bottom <= windowSize().height - COVERED.bottom
}
