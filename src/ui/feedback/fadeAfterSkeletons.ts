import { prefersReducedMotion } from '@/ui/reducedMotion'
import styles from './Skeleton.module.scss'

/** visual.md §5 "Skeleton", ms. */
const FADE_MS = 160

/** From now on, content that takes the place of a skeleton fades in. H5 only: no component has to remember what it has shown. */
export function fadeAfterSkeletons(): void {
  new MutationObserver((changes) => {
    const places = new Set(changes.filter(({ removedNodes }) => someSkeleton(removedNodes)).map(({ target }) => target))
    if (places.size === 0 || prefersReducedMotion()) return
    for (const { target, addedNodes } of changes) if (places.has(target)) fadeIn(addedNodes)
  }).observe(document.body, { childList: true, subtree: true })
}

const someSkeleton = (nodes: NodeList) => [...nodes].some(isSkeleton)

/** Whether it contains a bar of a skeleton. */
function isSkeleton(node: Node): boolean {
  return node instanceof Element && node.getElementsByClassName(styles.bar ?? '').length > 0
}

function fadeIn(nodes: NodeList): void {
  for (const node of nodes) {
    if (node instanceof Element && !isSkeleton(node)) node.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS)
  }
}
