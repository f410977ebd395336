import { fadeAfterSkeletons } from '@/ui/feedback/fadeAfterSkeletons'
import skeleton from '@/ui/feedback/Skeleton.module.scss'

/** Elements that began an animation. */
const animated: Element[] = []
let calm = false

beforeAll(() => {
  Element.prototype.animate = function animate(this: Element) {
    animated.push(this)
    return {} as Animation
  }
  window.matchMedia = () => ({ matches: calm }) as MediaQueryList
  fadeAfterSkeletons()
})

beforeEach(() => {
  animated.length = 0
  calm = false
})

const element = (className: string, ...children: Element[]) => {
  const made = document.createElement('div')
  made.className = className
  made.append(...children)
  return made
}
const skeletonOf = () => element('list', element(skeleton.bar ?? ''))

/** Replaces an element of the page, as React does, and waits for observers. */
async function replace(old: Element, ...content: Element[]) {
  const place = element('place', old)
  document.body.replaceChildren(place)
  await Promise.resolve()
  animated.length = 0
  place.append(...content)
  old.remove()
  await Promise.resolve()
}

it('content fades in where a skeleton was', async () => {
  const content = element('content')
  await replace(skeletonOf(), content)
  expect(animated).toEqual([content])
})

it('content that replaces other content is there at once', async () => {
  await replace(element('old'), element('content'))
  expect(animated).toEqual([])
})

it('a skeleton that replaces another is there at once', async () => {
  await replace(skeletonOf(), skeletonOf())
  expect(animated).toEqual([])
})

it('a guest who prefers less motion sees the content at once', async () => {
  calm = true
  await replace(skeletonOf(), element('content'))
  expect(animated).toEqual([])
})
