import { Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useEvent, useTranslate } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { Schema } from '../../../src/contract/endpoint'
import { cleaned } from '../schema/cleaned'
import { fieldsOf } from '../schema/fieldsOf'
import { problemsOf } from '../schema/problems'

const PAUSE_MS = 700

/** Saves the form around it after a pause in the typing, once everything in it is valid, and says when it is saved. */
export function AutoSave({ schema }: { schema: Schema }) {
  const translate = useTranslate()
  const mark = useRef<HTMLOutputElement>(null)
  const { getValues, reset } = useFormContext()
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState()
  const values = useWatch()
  const text = JSON.stringify(values)
  const isValid = () => {
    const fields = fieldsOf(schema)
    const names = fields.map(({ name }) => name)
    return Object.keys(problemsOf(schema, cleaned(fields, getValues()), names)).length === 0
  }
  const saved = useRef(text)
  const save = useEvent(() => {
    if (!isDirty || isSubmitting || saved.current === text || !isValid()) return
    saved.current = text
    mark.current?.closest('form')?.requestSubmit()
  })
  const settle = useEvent(() => reset(getValues(), { keepValues: true }))

  useEffect(() => {
    const timer = setTimeout(save, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, isSubmitting, save])
  // What is saved counts as such until something else is typed.
  useEffect(() => {
    if (isSubmitSuccessful) settle()
  }, [isSubmitSuccessful, settle])
  return (
    <Typography component="output" ref={mark} variant="body2" color="text.secondary" sx={{ ml: 1 }}>
      {isDirty ? '' : translate('look.draftSaved')}
    </Typography>
  )
}
