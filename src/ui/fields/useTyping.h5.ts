import { useId, useState } from 'react'
import { classes } from '@/ui/classes'
import type { FrameProps } from './fieldProps'
import styles from './FieldFrame.module.scss'

/** Common behaviour of `<input>` and `<textarea>`: accessible name and error, focus state of the frame, value binding. */
export function useTyping(frame: FrameProps, maxLength: number) {
  const [focused, setFocused] = useState(false)
  const id = useId()
  const wrong = frame.error !== undefined
  return {
    frame: { ...frame, focused, id },
    typed: {
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
