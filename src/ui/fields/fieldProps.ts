import type { ReactNode } from 'react'

/** Props of the frame around a field. */
export interface FrameProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Error message; the typed text stays. */
  error?: string | undefined
  disabled?: boolean | undefined
  /** Large, spaced signs: a code or an amount that the page is about. */
  large?: boolean | undefined
  /** Classes of the page for a field that does not look like a box. */
  look?: { field: string | undefined; label: string | undefined; input: string | undefined } | undefined
  /** Prefix of the typed text, such as "+66". */
  before?: ReactNode
  /** Content at the end in place of the clear button, such as "Send code". */
  action?: ReactNode
}

export interface FieldProps extends FrameProps {
  /** Kind of text: selects the keyboard and the autofill. */
  kind?: 'text' | 'nickname' | 'phone' | 'number' | 'decimal' | 'code' | 'email' | 'password' | 'newPassword' | 'search'
  maxLength?: number
  /** Shows a password as plain text. */
  shown?: boolean
  /** Focuses the field when it becomes true. */
  focus?: boolean
  /** Called by the done or search key of the keyboard. */
  onDone?: () => void
}
