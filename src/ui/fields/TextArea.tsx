import { Text, Textarea } from '@tarojs/components'
import { useState } from 'react'
import { FieldFrame } from './FieldFrame'
import type { FrameProps } from './fieldProps'
import styles from './FieldFrame.module.scss'

export interface TextAreaProps extends Omit<FrameProps, 'action'> {
  maxLength: number
  /** Focuses the field when it becomes true. */
  focus?: boolean
}

/** A multi-line text field with a character counter. */
export function TextArea({ maxLength, focus = false, ...frame }: TextAreaProps) {
  const [focused, setFocused] = useState(false)
  return (
    <FieldFrame {...frame} focused={focused} tall>
      <Textarea
        className={styles.input}
        value={frame.value}
        maxlength={maxLength}
        disabled={frame.disabled}
        focus={focus}
        onInput={({ detail }) => frame.onChange(detail.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        {...{ 'aria-label': frame.label }}
      />
      <Text className={styles.count}>{`${frame.value.length}/${maxLength}`}</Text>
    </FieldFrame>
  )
}
