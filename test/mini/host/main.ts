import { typeInto } from './elements/input'
import { canSelect } from './elements/picker'
import { findAll, findOne, isVisible, middleOf, positionOf, visibleText, type SearchScope } from './find'
import { touchElement } from './gestures'
import { Host } from './host'
import type { HostCommands, Target } from './protocol'

let host: Host

/** An open modal or sheet receives every tap, as on a phone. */
const scope: SearchScope = {
  roots: () => {
    const { overlays, pages, screen } = host
    if (overlays.isDialogOpen) return [overlays.root]
    return [
      overlays.root,
      ...(pages.top ? [pages.top.frame.root] : []),
      ...[screen.tabBar, screen.titleBar].filter((bar) => isVisible(bar) && !bar.hidden),
    ]
  },
}

const FIELDS = 'input, textarea'

/** The field that a target is, contains or labels. */
const fieldIn = (target: Target) => {
  const found = target.nth === undefined ? findAll(scope, target) : [findOne(scope, target)]
  const fields = found.map((one) => (one.matches(FIELDS) ? one : one.querySelector(FIELDS)))
  const field = fields.find((one) => one !== null)
  if (!field) throw new Error(`"${target.what}" is no field to type into`)
  return field as HTMLInputElement
}

/** The element to tap; throws while it is disabled, as a busy button is. */
const tappable = (target: Target) => {
  const element = findOne(scope, target)
  const disabled = element.closest('[aria-disabled="true"]')
  if (disabled && !target.force) throw new Error(`"${target.what}" is disabled`)
  return element
}

const pickers = 'picker, slider, picker-view'

/** The commands of the driver; see protocol.ts. */
const commands: HostCommands = {
  boot: (input) => {
    host = new Host(input)
    host.start()
  },
  stack: () => host.pages.open.map(({ path, query }) => ({ path, query })),
  text: () => visibleText(scope),
  count: (target) => findAll(scope, target).length,
  locate: (target) => positionOf(tappable(target)),
  touch: (target) => {
    const element = tappable(target)
    touchElement(element, middleOf(element))
    if (element.matches(FIELDS)) element.focus()
  },
  drag: (target, dx, dy) => {
    const element = findOne(scope, target)
    touchElement(element, middleOf(element), dx, dy)
  },
  type: (target, text) => typeInto(fieldIn(target), text),
  pick: (target, value) => {
    const found = findOne(scope, target)
    const picker = found.closest(pickers) ?? found.querySelector(pickers)
    if (!picker || !canSelect(picker, value))
      throw new Error(`"${target.what}" does not offer ${JSON.stringify(value)}`)
    host.raise(picker, 'change', { value })
  },
  scroll: (target, top) => {
    const element = target ? findOne(scope, target) : host.pages.top?.frame.scroller
    if (!element) return
    element.scrollTop = top
    element.dispatchEvent(new Event('scroll'))
  },
  back: () => {
    if (host.pages.open.length < 2) return false
    host.pages.navigateBack()
    return true
  },
  open: (url) => host.pages.reLaunch(url),
  show: (visible, query) => host.show(visible, query ?? undefined),
  fire: (event, detail) => host.listeners.fire(event, detail),
  share: () => host.share(),
  errors: () => host.report.errors,
  setDataCalls: () => host.report.setDataCalls,
  clearSetDataCalls: () => void host.report.setDataCalls.splice(0),
  effects: () => host.report.effects,
  storage: () => host.storage.all,
  title: () => host.screen.title,
  barStyle: () => host.screen.barStyle,
  idle: () => host.bridge.idle(),
}

window.miniHost = commands
