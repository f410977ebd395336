import type { InputHTMLAttributes } from 'react'
import { FieldFrame } from './FieldFrame'
import type { FieldProps } from './fieldProps'
import { useTyping } from './useTyping.h5'

const INPUTS: Record<NonNullable<FieldProps['kind']>, InputHTMLAttributes<HTMLInputElement>> = {
  text: {},
  nickname: { autoComplete: 'nickname' },
  phone: { type: 'tel', autoComplete: 'tel' },
  number: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  email: { type: 'email', autoComplete: 'email' },
  password: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
  search: { inputMode: 'search', enterKeyHint: 'search' },
}

/** A visible password must not be corrected or stored either. */
const READABLE = { type: 'text', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false }

/** A one-line text field. Its label stays visible; the error is below. */
export function Field({ kind = 'text', maxLength = 140, focus, shown, onDone, ...props }: FieldProps) {
  const { frame, typed } = useTyping<HTMLInputElement>(props, { maxLength, focus })
  return (
    <FieldFrame {...frame}>
      <input
        {...INPUTS[kind]}
        {...(shown && READABLE)}
        {...typed}
        onKeyDown={({ key }) => key === 'Enter' && onDone?.()}
      />
    </FieldFrame>
  )
}
