import { Input, type InputProps } from '@tarojs/components'
import { useState } from 'react'
import { classes } from '@/ui/classes'
import { FieldFrame } from './FieldFrame'
import type { FieldProps } from './fieldProps'
import styles from './FieldFrame.module.scss'

const TYPES: Record<NonNullable<FieldProps['kind']>, InputProps['type']> = {
  text: 'text',
  // WeChat offers the user's own nickname.
  nickname: process.env.TARO_ENV === 'weapp' ? 'nickname' : 'text',
  // Their number keyboards lack the plus sign of foreign numbers.
  phone: 'text',
  number: 'number',
  code: 'number',
  decimal: 'digit',
  email: 'text',
  password: 'text',
  newPassword: 'text',
  search: 'text',
}

/** A one-line text field. Its label stays visible; the error is below. */
export function Field({ kind = 'text', maxLength = 140, focus = false, shown, onDone, ...frame }: FieldProps) {
  const [focused, setFocused] = useState(false)
  return (
    <FieldFrame {...frame} focused={focused}>
      <Input
        className={classes(styles.input, frame.look?.input)}
        type={TYPES[kind]}
        password={!shown && (kind === 'password' || kind === 'newPassword')}
        value={frame.value}
        maxlength={maxLength}
        disabled={frame.disabled}
        focus={focus}
        confirmType={kind === 'search' ? 'search' : 'done'}
        onInput={({ detail }) => frame.onChange(detail.value)}
        onFocus={() => setFocused(true)}
        onBlur={({ detail }) => {
          setFocused(false)
          // WeChat reports an autofilled nickname only on blur.
          if (kind === 'nickname') frame.onChange(detail.value)
        }}
        onConfirm={() => onDone?.()}
        {...{ 'aria-label': frame.label }}
      />
    </FieldFrame>
  )
}
