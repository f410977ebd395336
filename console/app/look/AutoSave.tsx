import { Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useEvent, useTranslate } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { Schema } from '../../../src/contract/endpoint'
import { cleaned } from '../schema/cleaned'
import { fieldsOf } from '../schema/fieldsOf'
import type { Values } from '../schema/mergeEdits'
import { problemsOf } from '../schema/problems'

const PAUSE_MS = 700

interface AutoSaveProps {
  schema: Schema
  /** The values of the form that were saved last. */
  saved: Values | undefined
}

/** Saves the form around it after a pause in the typing, once everything in it is valid, and says when it is saved. */
export function AutoSave({ schema, saved }: AutoSaveProps) {
  const translate = useTranslate()
  const mark = useRef<HTMLOutputElement>(null)
  const { getValues, reset } = useFormContext()
  const { isDirty, isSubmitting } = useFormState()
  const values = useWatch()
  const text = JSON.stringify(values)
  const isValid = () => {
    const fields = fieldsOf(schema)
    const names = fields.map(({ name }) => name)
    return Object.keys(problemsOf(schema, cleaned(fields, getValues()), names)).length === 0
  }
  const sent = useRef(text)
  const save = useEvent(() => {
    if (!isDirty || isSubmitting || sent.current === text || !isValid()) return
    sent.current = text
    mark.current?.closest('form')?.requestSubmit()
  })
  // What was typed while the values before it were on their way still has to be saved.
  const settle = useEvent(() => {
    if (JSON.stringify(getValues()) === JSON.stringify(saved)) reset(getValues(), { keepValues: true })
  })

  useEffect(() => {
    const timer = setTimeout(save, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, isSubmitting, save])
  useEffect(() => {
    if (saved && !isSubmitting) settle()
  }, [saved, isSubmitting, settle])
  return (
    <Typography component="output" ref={mark} variant="body2" color="text.secondary" sx={{ ml: 1 }}>
      {isDirty ? '' : translate('look.draftSaved')}
    </Typography>
  )
}
