import { isOn, onTap, type BuiltinContext, type BuiltinFactory } from './builtin'

/** The checked values in the group of an element. */
function checkedIn(group: Element, tag: string) {
  return [...group.querySelectorAll<HTMLElement>(`${tag}[data-checked]`)].map(
    (item) => item.getAttribute('value') ?? '',
  )
}

/** A control with two states; `data-checked` marks the checked one. */
function toggle({ element }: BuiltinContext, changed: (checked: boolean) => void) {
  onTap(element, () => {
    if (element.hasAttribute('disabled')) return
    element.toggleAttribute('data-checked')
    changed(element.hasAttribute('data-checked'))
  })
  return { checked: (value: unknown) => void element.toggleAttribute('data-checked', isOn(value)) }
}

export const switchControl: BuiltinFactory = (context) =>
  toggle(context, (value) => context.raise(context.element, 'change', { value }))

export const checkbox: BuiltinFactory = (context) =>
  toggle(context, () => {
    const group = context.element.closest('checkbox-group') ?? context.element
    context.raise(group, 'change', { value: checkedIn(group, 'checkbox') })
  })

export const radio: BuiltinFactory = (context) =>
  toggle(context, () => {
    const { element, raise } = context
    const group = element.closest('radio-group') ?? element
    for (const other of group.querySelectorAll('radio')) other.toggleAttribute('data-checked', other === element)
    raise(group, 'change', { value: element.getAttribute('value') ?? '' })
  })

export const slider: BuiltinFactory = () => ({})
