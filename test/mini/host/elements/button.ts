import { datasetOf } from '../raise'
import { onTap, type BuiltinContext, type BuiltinFactory } from './builtin'

/** The action of each `open-type`; runs after the app's own tap handler. */
const OPEN_TYPES: Record<string, (context: BuiltinContext) => void> = {
  share: ({ element, share }) => share({ from: 'button', target: { id: element.id, dataset: datasetOf(element) } }),
  getPhoneNumber: (context) => void raiseReply(context, 'phone', 'getphonenumber'),
  chooseAvatar: (context) => void raiseReply(context, 'avatar', 'chooseavatar'),
  getUserInfo: (context) => void raiseReply(context, 'userInfo', 'getuserinfo'),
  openSetting: ({ element, raise }) => raise(element, 'opensetting', { authSetting: {} }),
  contact: ({ element, raise }) => raise(element, 'contact', {}),
  agreePrivacyAuthorization({ element, raise, agree }) {
    agree(element.id)
    raise(element, 'agreeprivacyauthorization', {})
  },
  getAuthorize: (context) => void authorize(context),
}

async function raiseReply({ element, callTest, raise }: BuiltinContext, kind: string, event: string) {
  try {
    raise(element, event, await callTest(kind))
  } catch (failure) {
    raise(element, event, { errMsg: `${kind}:fail ${(failure as Error).message}` })
  }
}

/** Alipay requires consent first; the app then calls `my.getPhoneNumber`. */
async function authorize({ element, callTest, raise }: BuiltinContext) {
  try {
    await callTest('authorize', { scope: element.getAttribute('scope') })
    raise(element, 'getAuthorize', {})
  } catch (failure) {
    raise(element, 'error', { errorMessage: (failure as Error).message })
  }
}

/** The values of a form's fields, by name. */
function valuesOf(form: Element) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name]')]
  return Object.fromEntries(
    fields.map((field) => [field.getAttribute('name') ?? '', field.value ?? field.dataset.value ?? '']),
  )
}

export const button: BuiltinFactory = (context) => {
  const { element, raise } = context
  onTap(element, () => {
    if (element.hasAttribute('disabled')) return
    OPEN_TYPES[element.getAttribute('open-type') ?? '']?.(context)
    const form = element.closest('form')
    const formType = element.getAttribute('form-type')
    if (form && formType === 'submit') raise(form, 'submit', { value: valuesOf(form), formId: '' })
    if (form && formType === 'reset') raise(form, 'reset')
  })
  return {}
}

export const form: BuiltinFactory = ({ element }) => {
  element.addEventListener('submit', (event) => event.preventDefault())
  return {}
}
