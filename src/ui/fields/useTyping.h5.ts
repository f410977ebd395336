import { useEffect, useId, useRef, useState } from 'react'
import { classes } from '@/ui/classes'
import type { FrameProps } from './fieldProps'
import styles from './FieldFrame.module.scss'

interface Typing {
  maxLength: number
  /** Focuses the input when it becomes true. */
  focus: boolean | undefined
}

/** Common behaviour of `<input>` and `<textarea>`: accessible name and error, focus, value binding. */
export function useTyping<T extends HTMLElement>(frame: FrameProps, { maxLength, focus }: Typing) {
  const [focused, setFocused] = useState(false)
  const input = useRef<T>(null)
  useEffect(() => {
    if (focus) input.current?.focus()
  }, [focus])
  const id = useId()
  const wrong = frame.error !== undefined
  return {
    frame: { ...frame, focused, id },
    typed: {
      ref: input,
      id,
      className: classes('typed', styles.input, frame.look?.input),
      value: frame.value,
      maxLength,
      disabled: frame.disabled,
      'aria-invalid': wrong,
      'aria-describedby': wrong ? `${id}error` : undefined,
      onChange: ({ target }: { target: { value: string } }) => frame.onChange(target.value),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
