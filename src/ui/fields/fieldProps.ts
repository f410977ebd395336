import type { ReactNode } from 'react'

/** What the frame around a field draws. */
export interface FrameProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** What is wrong, in words; the text that was typed stays. */
  error?: string | undefined
  disabled?: boolean | undefined
  /** What stands before the typed text, such as "+66". */
  before?: ReactNode
  /** What stands at the end in place of the clear cross, such as "Send code". */
  action?: ReactNode
}

export interface FieldProps extends FrameProps {
  /** What is typed: picks the keyboard, and what the browser may fill in. */
  kind?: 'text' | 'nickname' | 'phone' | 'number' | 'decimal' | 'code' | 'email' | 'password' | 'newPassword' | 'search'
  maxLength?: number
  /** A password can be read while it is typed. */
  shown?: boolean
  /** Turning true moves the cursor here. */
  focus?: boolean
  /** The keyboard's done or search key. */
  onDone?: () => void
}

export interface DateFieldProps extends FrameProps {
  /** The first and last day that can be chosen, `YYYY-MM-DD`. */
  first: string
  last: string
}
