import { FieldFrame } from './FieldFrame'
import type { TextAreaProps } from './TextArea'
import { useTyping } from './useTyping.h5'
import styles from './FieldFrame.module.scss'

export type { TextAreaProps }

/** A multi-line text field with a character counter. */
export function TextArea({ maxLength, focus, ...props }: TextAreaProps) {
  const { frame, typed } = useTyping<HTMLTextAreaElement>(props, { maxLength, focus })
  return (
    <FieldFrame {...frame} tall>
      <textarea {...typed} />
      <span className={styles.count}>{`${props.value.length}/${maxLength}`}</span>
    </FieldFrame>
  )
}
