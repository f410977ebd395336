import { useId, useState } from 'react'
import { classes } from './classes'
import { FieldFrame } from './FieldFrame'
import type { TextAreaProps } from './TextArea'
import styles from './FieldFrame.module.scss'

export type { TextAreaProps }

/** Several lines that the guest types, with how many letters are used. */
export function TextArea({ maxLength, ...frame }: TextAreaProps) {
  const [focused, setFocused] = useState(false)
  const id = useId()
  return (
    <FieldFrame {...frame} focused={focused} id={id} tall>
      <textarea
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
      />
      <span className={styles.count}>{`${frame.value.length}/${maxLength}`}</span>
    </FieldFrame>
  )
}
