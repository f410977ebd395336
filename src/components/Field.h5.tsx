import { useEffect, useId, useRef, useState, type InputHTMLAttributes } from 'react'
import { classes } from './classes'
import { FieldFrame } from './FieldFrame'
import type { FieldProps } from './fieldProps'
import styles from './FieldFrame.module.scss'

const INPUTS: Record<NonNullable<FieldProps['kind']>, InputHTMLAttributes<HTMLInputElement>> = {
  text: {},
  phone: { type: 'tel', autoComplete: 'tel' },
  number: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  email: { type: 'email', autoComplete: 'email' },
  password: { type: 'password', autoComplete: 'current-password' },
  search: { inputMode: 'search', enterKeyHint: 'search' },
}

/** One line that the guest types. Its label stays in sight; what is wrong stands below it. */
export function Field({ kind = 'text', maxLength, focus, onDone, ...frame }: FieldProps) {
  const [focused, setFocused] = useState(false)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focus) input.current?.focus()
  }, [focus])
  return (
    <FieldFrame {...frame} focused={focused} id={id}>
      <input
        ref={input}
        {...INPUTS[kind]}
        id={id}
        className={classes('typed', styles.input)}
        value={frame.value}
        maxLength={maxLength}
        disabled={frame.disabled}
        aria-invalid={frame.error !== undefined}
        aria-describedby={frame.error === undefined ? undefined : `${id}error`}
        onChange={({ target }) => frame.onChange(target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={({ key }) => key === 'Enter' && onDone?.()}
      />
    </FieldFrame>
  )
}
