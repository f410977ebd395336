import { FieldFrame } from './FieldFrame'
import type { DateFieldProps } from './fieldProps'
import { useTyping } from './useTyping.h5'

/** A date field with the browser's date input. */
export function DateField({ first, last, ...props }: DateFieldProps) {
  const { frame, typed } = useTyping(props, 10)
  return (
    <FieldFrame {...frame} raised>
      <input type="date" min={first} max={last} {...typed} />
    </FieldFrame>
  )
}
