import { InputAdornment, TextField } from '@mui/material'
import { useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Field, Unit } from '../../schema/field'
import { degreesOf, numberOf, numberTyped } from '../../schema/typed'
import type { InputProps } from './inputProps'
import { problemIn } from './problemIn'

const SIGNS: Record<Unit, string> = { satang: '฿', basisPoints: '%', decimal: '' }

/** The unit of a number; of one whose unit depends on another field, as that is now. */
function useUnit(field: Field & { kind: 'number' | 'numberBy' }, source: string): Unit | undefined {
  const decides = field.kind === 'numberBy' ? [...source.split('.').slice(0, -1), field.field].join('.') : ''
  const value: unknown = useWatch({ name: decides, disabled: decides === '' })
  const unit = field.kind === 'number' ? field.unit : field.units[String(value)]
  return unit === 'one' ? undefined : unit
}

/** A number: satang are typed as baht, basis points as percent. */
export function NumberField({ field, source, label }: InputProps<'number' | 'numberBy'>) {
  const translate = useTranslate()
  const unit = useUnit(field, source)
  // Without a unit it is a limit in pieces.
  const empty = unit ? 'form.open' : 'form.noLimit'
  const helper = field.nullable ? translate(empty) : ''
  return (
    <TypedText
      {...{ source, label, helper }}
      sign={unit && SIGNS[unit]}
      required={!field.nullable}
      shown={(value) => numberTyped(value as number | null, unit)}
      read={(typed) => numberOf(typed, unit)}
    />
  )
}

/** Several numbers in one line. */
export function NumbersField({ field, source, label }: InputProps<'numbers'>) {
  const translate = useTranslate()
  const { unit } = field
  return (
    <TypedText
      {...{ source, label }}
      helper={translate('form.numbersHint')}
      sign={unit && SIGNS[unit]}
      shown={(value) => ((value ?? []) as number[]).map((each) => numberTyped(each, unit)).join(' ')}
      read={(typed) =>
        typed
          .split(/\s+/)
          .filter(Boolean)
          .map((each) => numberOf(each, unit))
      }
    />
  )
}

const degreesShown = (value: unknown): string => String((value as number | string | null) ?? '')

/** Degrees of latitude or longitude. */
export function DegreesField({ source, label }: { source: string; label: string }) {
  return <TypedText {...{ source, label }} helper="" required shown={degreesShown} read={degreesOf} />
}

interface TypedTextProps {
  source: string
  label: string
  helper: string
  sign?: string | undefined
  required?: boolean
  shown(value: unknown): string
  read(typed: string): unknown
}

/** A text field whose value is read from what is typed; while it has the focus, what is typed stays as it is. */
function TypedText({ source, label, helper, sign, required, shown, read }: TypedTextProps) {
  const { field, fieldState, id } = useInput({
    source,
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
  })
  const [typed, setTyped] = useState<string>()
  const problem = problemIn(fieldState.error)
  return (
    <TextField
      {...{ id, label, required }}
      name={field.name}
      inputRef={field.ref}
      value={typed ?? shown(field.value)}
      error={problem !== ''}
      helperText={problem || helper}
      onChange={({ target }) => {
        setTyped(target.value)
        field.onChange(read(target.value))
      }}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: { startAdornment: sign && <InputAdornment position="start">{sign}</InputAdornment> },
      }}
    />
  )
}
