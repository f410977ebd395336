import { Element as DrawnNode, type ComponentSpace, type GeneralComponent } from 'glass-easel'
import { baseStyle } from './baseStyle'
import type { Drawing } from './drawing'
import type { Instance } from './instances'

type BackendNode = Parameters<typeof DrawnNode.replaceDocumentElement>[1]

/** The host element of one page, with its own shadow root that isolates styles. */
export class Frame {
  readonly element = document.createElement('mp-page')
  readonly root = this.element.attachShadow({ mode: 'open' })
  readonly scroller = document.createElement('div')
  private readonly drawn: GeneralComponent[] = []

  constructor(
    private readonly space: ComponentSpace,
    private readonly drawing: Drawing,
    style: string,
  ) {
    const sheet = document.createElement('style')
    sheet.textContent = `${baseStyle}\n${style}`
    declareFonts(style)
    this.scroller.className = 'mp-scroller'
    this.root.append(sheet, this.scroller)
    document.body.append(this.element)
  }

  /** Renders the component at `path` as `<tag>` and returns its instance. */
  draw(tag: string, path: string): Instance {
    const placeholder = document.createElement('div')
    const parent = tag === 'page' ? this.scroller : this.root
    parent.append(placeholder)
    const component = this.space.createComponentByUrl(tag, `/${path}`, null, this.drawing)
    DrawnNode.replaceDocumentElement(component, parent as unknown as BackendNode, placeholder as unknown as BackendNode)
    this.drawn.push(component)
    return component.getMethodCaller()
  }

  show(visible: boolean) {
    this.element.toggleAttribute('active', visible)
  }

  remove() {
    for (const component of this.drawn) DrawnNode.pretendDetached(component)
    this.element.remove()
  }
}

const FONT_FACE = /@font-face\s*\{[^}]*\}/g
const declared = new Set<string>()

/** Declares fonts in the document's own style; shadow roots ignore `@font-face`. */
function declareFonts(style: string) {
  for (const [rule] of style.matchAll(FONT_FACE)) {
    if (declared.has(rule)) continue
    declared.add(rule)
    const sheet = document.createElement('style')
    sheet.textContent = rule
    document.head.append(sheet)
  }
}
