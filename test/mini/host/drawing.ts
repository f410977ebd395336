import { CurrentWindowBackendContext, Event as ViewEvent } from 'glass-easel'
import { drawnAs, toCss } from '../package/toCss'
import type { Platform } from '../package/miniPackage'
import type { BuiltinContext } from './elements/builtin'
import { builtins } from './elements/builtins'
import { isBuiltin } from './elements/tags'
import { drawnNode, nodeOf, type Drawn, type Raise, type RaiseOptions } from './raise'
import type { Report } from './report'

/** Alipay's camel-case names of events that WeChat spells in lower case. */
const ALIPAY_NAMES: Record<string, string> = {
  touchstart: 'touchStart',
  touchmove: 'touchMove',
  touchend: 'touchEnd',
  touchcancel: 'touchCancel',
  longpress: 'longTap',
  scrolltolower: 'scrollToLower',
  scrolltoupper: 'scrollToUpper',
  animationfinish: 'animationEnd',
  transitionend: 'transitionEnd',
  animationstart: 'animationStart',
  animationend: 'animationEnd',
  getphonenumber: 'getPhoneNumber',
  chooseavatar: 'chooseAvatar',
  markertap: 'markerTap',
  regionchange: 'regionChange',
}

/** The tag of a custom tab bar. */
export const TAB_BAR_TAG = 'mp-custom-tab-bar'

/** Renders templates into the document: elements have the names of their tags, so that styles match unchanged. */
export class Drawing extends CurrentWindowBackendContext {
  override document = {
    createElement: (tag: string) => this.create(tag),
    createTextNode: (text: string) => document.createTextNode(text),
    createDocumentFragment: () => document.createDocumentFragment(),
  } as unknown as CurrentWindowBackendContext['document']

  constructor(
    private readonly platform: Platform,
    private readonly report: Report,
    private readonly context: Omit<BuiltinContext, 'element'>,
    /** Tags of the components that the page being rendered may use. */
    private readonly components: () => Set<string>,
  ) {
    super()
  }

  /** Events are raised by `raise`, not by listeners on each element. */
  override onEvent() {}
  override setListenerStats() {}

  private create(tag: string) {
    const element = document.createElement(drawnAs(tag))
    const known = isBuiltin(tag) || this.components().has(tag) || tag === TAB_BAR_TAG
    if (!known) this.report.error('component', `<${tag}> is neither built in nor a component of the page`)
    const attributes = builtins[tag]?.({ ...this.context, element }) ?? {}
    const set = Element.prototype.setAttribute.bind(element)
    const remove = Element.prototype.removeAttribute.bind(element)
    element.setAttribute = (name, text) => {
      const value = attributeValue(element, name, text)
      if (value === undefined || value === null) remove(name)
      else set(name, name === 'style' ? toCss(text) : text)
      attributes[name]?.(value)
    }
    element.removeAttribute = (name) => {
      remove(name)
      attributes[name]?.(false)
    }
    return element
  }

  readonly raise: Raise = (at, type, detail = {}, options = {}) => {
    const node = drawnNode(at)
    if (!node) return
    const { bubbles = false, original } = options
    const name = this.platform === 'alipay' ? (ALIPAY_NAMES[type] ?? type) : type
    const how = {
      bubbles,
      composed: bubbles,
      capturePhase: bubbles,
      originalEvent: original,
      extraFields: { ...touchFields(options), ...options.fields },
    }
    const event = new ViewEvent(name, detail, how)
    ViewEvent.dispatchEvent(node, event)
    if (event.defaultPrevented() && original?.cancelable) original.preventDefault()
  }
}

/** The touches of an event; a lifted finger appears only in `changedTouches`. */
function touchFields({ touches, original }: RaiseOptions) {
  return touches && { touches: original?.type === 'touchend' ? [] : touches, changedTouches: touches }
}

/** The value set by the template: attributes of the document hold only text. */
function attributeValue(element: Drawn, name: string, text: string): unknown {
  const node = name === 'style' ? null : nodeOf(element)
  return node ? node.getAttribute(name) : text
}
