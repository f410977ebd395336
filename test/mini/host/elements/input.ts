import { isOn, type BuiltinContext, type BuiltinFactory } from './builtin'

type Field = HTMLInputElement | HTMLTextAreaElement

/** The platforms' default maximum length of a field, in characters. */
const DEFAULT_MAX_LENGTH = 140

const KEYBOARDS: Record<string, string> = {
  number: 'numeric',
  digit: 'decimal',
  idcard: 'text',
  tel: 'tel',
  numberpad: 'numeric',
  digitpad: 'decimal',
}

/** Behaviour shared by `<input>` and `<textarea>`: value, maximum length, focus and their events. */
function field({ element, raise }: BuiltinContext) {
  const box = element as Field
  let limit = DEFAULT_MAX_LENGTH
  const detail = () => ({ value: box.value, cursor: box.value.length })
  box.addEventListener('input', () => {
    if (limit >= 0 && box.value.length > limit) box.value = box.value.slice(0, limit)
    raise(box, 'input', { ...detail(), keyCode: box.value.charCodeAt(box.value.length - 1) || 8 })
  })
  box.addEventListener('focus', () => raise(box, 'focus', { value: box.value, height: 300 }))
  box.addEventListener('blur', () => raise(box, 'blur', detail()))
  return {
    value: (value: unknown) => {
      const text = isOn(value) ? String(value) : ''
      if (box.value !== text) box.value = text
    },
    maxlength: (value: unknown) => (limit = isOn(value) ? Number(value) : DEFAULT_MAX_LENGTH),
    focus: (value: unknown) => isOn(value) && setTimeout(() => box.focus()),
    disabled: (value: unknown) => (box.disabled = isOn(value)),
  }
}

export const input: BuiltinFactory = (context) => {
  const box = context.element as HTMLInputElement
  box.addEventListener(
    'keydown',
    (event) => event.key === 'Enter' && context.raise(box, 'confirm', { value: box.value }),
  )
  return {
    ...field(context),
    password: (value) => (box.type = isOn(value) ? 'password' : 'text'),
    type: (value) => {
      box.type = 'text'
      box.inputMode = KEYBOARDS[String(value)] ?? 'text'
    },
  }
}

export const textarea: BuiltinFactory = (context) => {
  const grow = (on: unknown) => context.element.toggleAttribute('data-grows', isOn(on))
  return { ...field(context), 'auto-height': grow }
}

/** Types into a field: focus, text, and the keyboard's return key for a final newline. */
export function typeInto(box: Field, text: string) {
  if (box.disabled) throw new Error('the field is disabled')
  // Numeric keyboards have digits only.
  if (box.inputMode === 'numeric' && /\D/.test(text.trimEnd())) throw new Error(`the keyboard cannot type ${text}`)
  const confirms = text.endsWith('\n') && box.tagName === 'INPUT'
  box.focus()
  box.value = confirms ? text.slice(0, -1) : text
  box.dispatchEvent(new Event('input', { bubbles: true }))
  if (confirms) box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  box.blur()
}
