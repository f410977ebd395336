import { onTap, type BuiltinFactory } from './builtin'

interface RichNode {
  type?: string
  text?: string
  name?: string
  attrs?: Record<string, string>
  children?: RichNode[]
}

function richNode(node: RichNode): Node {
  if (node.type === 'text') return document.createTextNode(node.text ?? '')
  const element = document.createElement(node.name ?? 'span')
  for (const [name, value] of Object.entries(node.attrs ?? {})) element.setAttribute(name, value)
  element.append(...(node.children ?? []).map(richNode))
  return element
}

/** Draws trusted markup without running scripts in it. */
export const richText: BuiltinFactory = ({ element }) => ({
  nodes: (value) => {
    if (typeof value === 'string') {
      const parsed = new DOMParser().parseFromString(value, 'text/html')
      for (const active of parsed.querySelectorAll('script, iframe, object')) active.remove()
      element.replaceChildren(...parsed.body.childNodes)
    } else element.replaceChildren(...(Array.isArray(value) ? (value as RichNode[]).map(richNode) : []))
  },
})

export const navigator: BuiltinFactory = ({ element, open }) => {
  onTap(element, () => open(element.getAttribute('url') ?? '', element.getAttribute('open-type') ?? 'navigate'))
  return {}
}

/** A canvas with the functions that the platforms add to the browser's canvas. */
export const canvas: BuiltinFactory = ({ element }) => {
  Object.assign(element, {
    createImage: () => document.createElement('img'),
    requestAnimationFrame: (run: FrameRequestCallback) => window.requestAnimationFrame(run),
    cancelAnimationFrame: (id: number) => window.cancelAnimationFrame(id),
  })
  return {}
}
