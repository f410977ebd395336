import { observer } from 'mobx-react-lite'
import type { LoginField } from '@/domain/account/loginForm'
import { CodeLink } from './CodeLink'
import type { SendCode, SignInForm } from './form.model'
import { SignInField } from './SignInField'

interface Props {
  model: SignInForm
  send: SendCode
  /** The keyboard's done key. */
  onDone: () => void
}

const isTyped = (field: LoginField) => field !== 'consent'

/** Fields of a sign-in form. */
export const SignInFields = observer(function SignInFields({ model, send, onDone }: Props) {
  return (
    <>
      {model.fields.filter(isTyped).map((field) => (
        <SignInField
          key={field}
          model={model}
          field={field}
          sendCode={<CodeLink model={model} send={send} />}
          onDone={onDone}
        />
      ))}
    </>
  )
})
