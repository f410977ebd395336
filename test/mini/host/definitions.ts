import { Component, Event as ViewEvent, type ComponentSpace, type GeneralComponent } from 'glass-easel'
import { plainEvent } from './events'
import { measuredSetData, type Instance } from './instances'
import type { HostInput } from './protocol'
import type { Report } from './report'

export type Method = (this: Instance, ...args: unknown[]) => unknown
/** The argument of `Page()` or `Component()`. */
export type Definition = Record<string, unknown>

type TemplateGroups = Record<string, unknown>

/** Methods of a definition; they receive events as plain objects. */
function methodsOf(definition: Definition): Record<string, Method> {
  const methods = Object.entries(definition).filter(
    (entry): entry is [string, Method] => typeof entry[1] === 'function',
  )
  return Object.fromEntries(
    methods.map(([name, method]) => [
      name,
      function (this: Instance, ...args: unknown[]) {
        return method.apply(
          this,
          args.map((arg) => (arg instanceof ViewEvent ? plainEvent(arg) : arg)),
        )
      },
    ]),
  )
}

/** Fields of a page that are neither methods nor data; each instance gets its own copy. */
const fieldsOf = (definition: Definition) =>
  Object.entries(definition).filter(
    ([name, value]) => typeof value !== 'function' && !['data', 'behaviors', 'options'].includes(name),
  )

/** Turns the definitions passed to `Page()` and `Component()` into components of the renderer. */
export class Definitions {
  readonly pages = new Map<string, Definition>()
  readonly components = new Set<string>()

  constructor(
    private readonly input: HostInput,
    private readonly space: ComponentSpace,
    private readonly templates: TemplateGroups,
    private readonly report: Report,
  ) {
    const methodOf = Component.getMethod.bind(Component)
    const reported = (component: GeneralComponent, name: string) => {
      const method = methodOf(component, name)
      if (!method) report.error('handler', `${component.is} has no method "${name}" to handle an event`)
      return method
    }
    Object.assign(Component, { getMethod: reported })
  }

  page(path: string, definition: Definition) {
    this.pages.set(path, definition)
    const fields = fieldsOf(definition)
    this.define(path, {
      data: definition.data,
      methods: methodsOf(definition),
      created(instance) {
        for (const [name, value] of fields) instance[name] = JSON.parse(JSON.stringify(value)) as unknown
      },
    })
  }

  component(path: string, definition: Definition) {
    this.components.add(path)
    const methods = { ...methodsOf(definition), ...methodsOf((definition.methods as Definition | undefined) ?? {}) }
    const lifetimes = { ...methods, ...methodsOf((definition.lifetimes as Definition | undefined) ?? {}) }
    const { attached, ready, detached, created, didMount, didUnmount, deriveDataFromProps } = lifetimes
    this.define(path, {
      data: definition.data,
      properties: propertiesOf(definition),
      options: definition.options,
      methods,
      created: (instance) => created?.call(instance),
      lifetimes: { attached: attached ?? didMount, ready, detached: detached ?? didUnmount },
      ...(deriveDataFromProps && { observers: { '**': deriveObserver(deriveDataFromProps) } }),
    })
  }

  private define(
    is: string,
    options: { created: (instance: Instance) => void; lifetimes?: Record<string, Method | undefined> } & Definition,
  ) {
    const { report } = this
    const content = this.templates[is]
    if (!content) report.error('template', `${is} has no template`)
    const created = function (this: Instance) {
      measuredSetData(this, is, report)
      options.created(this)
    }
    const lifetimes = Object.fromEntries(Object.entries(options.lifetimes ?? {}).filter(([, method]) => method))
    const definition = {
      ...options,
      is,
      using: relativeToRoot(this.input.using[is] ?? {}),
      options: { ...(options.options as object | undefined), writeIdToDOM: true },
      template: { content, groupList: this.templates },
      lifetimes: { ...lifetimes, created },
    }
    this.space.defineComponent(definition as unknown as Parameters<ComponentSpace['defineComponent']>[0])
  }
}

/** Makes component paths absolute in the package: the renderer resolves relative paths from the component's folder. */
const relativeToRoot = (using: Record<string, string>) =>
  Object.fromEntries(Object.entries(using).map(([tag, path]) => [tag, `/${path}`]))

/** WeChat's `properties`, or Alipay's `props` with their defaults. */
function propertiesOf({ properties, props }: Definition) {
  const defaults = Object.entries((props as Record<string, unknown> | undefined) ?? {})
  return {
    ...(properties as object | undefined),
    ...Object.fromEntries(defaults.map(([name, value]) => [name, { type: null, value }])),
  }
}

/** Alipay's `deriveDataFromProps` runs before a component is drawn with new properties. */
const deriveObserver = (method: Method) =>
  function (this: Instance) {
    method.call(this, { ...this.data })
  }
