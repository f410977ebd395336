import { Box, Typography } from '@mui/material'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { SaveButton, SimpleForm, Toolbar, useTranslate } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import type { Endpoint } from '../../../src/contract/endpoint'
import { type Area, type AreaRecord, formFields, type Section } from '../areas/area'
import { cleaned } from '../schema/cleaned'
import { emptyValues } from '../schema/emptyValues'
import type { Field } from '../schema/field'
import { nested, problemsOf } from '../schema/problems'
import type { Values } from '../schema/mergeEdits'
import { isShown, withoutHidden } from '../schema/shown'
import { type Conflict, ConflictDialog } from './ConflictDialog'
import { FieldGrid } from './FieldInput'
import { RecordActions } from './RecordActions'
import { SaleButton } from './SaleButton'
import { submitFailure } from './calls/submitFailure'

interface AreaFormProps {
  area: Area
  endpoint: Endpoint
  /** What the form begins with; absent for something new. */
  record?: Values
  /** Sends the values of the fields. */
  onSubmit(values: Values, form: Values): Promise<void>
  /** What the form for something new begins with, beside empty fields. */
  begin?: Values
  /** Whether leaving asks first while something is typed; false where another form of the page asks. */
  warns?: boolean
  onDirty?(isDirty: boolean): void
  /** More beside the button that saves, within the form. */
  children?: ReactNode
}

/** The form of an area: fields, checks and failures follow from the schema of its call. */
export function AreaForm({ area, endpoint, record, begin, warns = true, onDirty, onSubmit, children }: AreaFormProps) {
  const { fields, names, initial, valuesIn } = useFormValues({ area, endpoint, record, begin })
  const validate = useValidation(endpoint, names, valuesIn)
  const [conflict, setConflict] = useState<Conflict>()
  // What the typed values are compared with: what was saved last, here or by another one.
  const [base, setBase] = useState<Values>()
  const translate = useTranslate()

  const submit = async (form: Values) => {
    try {
      await onSubmit(valuesIn(form), form)
      setBase(form)
    } catch (error) {
      const failure = submitFailure(error)
      if (failure.kind === 'conflict') setConflict({ current: failure.current, base: base ?? initial, mine: form })
      const text = 'text' in failure ? failure.text : translate(FAILURES[failure.kind])
      const fields = failure.kind === 'fields' ? failure.fields : []
      // The text of the form as a whole is shown by react-admin, and what was typed counts as not saved.
      return { ...Object.fromEntries(fields.map((name) => [name, text])), root: { serverError: text } }
    }
    return undefined
  }

  const closeConflict = () => {
    setBase(conflict?.current)
    setConflict(undefined)
  }

  return (
    <SimpleForm
      record={initial}
      validate={validate}
      onSubmit={submit}
      warnWhenUnsavedChanges={warns}
      noValidate
      toolbar={
        <Toolbar>
          <SaveButton alwaysEnable={begin !== undefined} />
          {children}
          <Box sx={{ flex: 1 }} />
          {record && <SaleWhenSaved area={area} record={record as AreaRecord} />}
        </Toolbar>
      }
    >
      <Sections area={area} fields={fields} />
      {onDirty && <DirtyReport onDirty={onDirty} />}
      {record && <ActionsWhenSaved area={area} record={record as AreaRecord} />}
      <ConflictDialog conflict={conflict} fields={names} onClose={closeConflict} />
    </SimpleForm>
  )
}

/** Lines of prose stay readable on a wide screen. */
const HINT_WIDTH = '72ch'

const FAILURES = { noReply: 'form.noReply', conflict: 'conflict.title' } as const

/** The fields of a form, what it begins with, and its values as the server takes them. */
function useFormValues({
  area,
  endpoint,
  record,
  begin,
}: Pick<AreaFormProps, 'area' | 'endpoint' | 'record' | 'begin'>) {
  const fields = useMemo(() => formFields(endpoint), [endpoint])
  const initial = useMemo(() => record ?? { ...emptyValues(fields), ...begin }, [record, fields, begin])
  const names = useMemo(() => fields.map(({ name }) => name), [fields])
  const valuesIn = (form: Values) => cleaned(fields, withoutHidden(fields, form, area.when))
  return { fields, names, initial, valuesIn }
}

/** Checks the values of a form with the schema of its call. */
function useValidation(endpoint: Endpoint, names: readonly string[], valuesIn: (form: Values) => Values) {
  const translate = useTranslate()
  return (form: Values) => {
    const problems = problemsOf(endpoint.input, { ...form, ...valuesIn(form) }, names)
    const texts = Object.entries(problems).map(([path, { key, limit }]) => [
      path,
      translate(`problem.${key}`, { limit }),
    ])
    return nested(Object.fromEntries(texts))
  }
}

/** Reports whether something is typed that is not saved. */
function DirtyReport({ onDirty }: Required<Pick<AreaFormProps, 'onDirty'>>) {
  const { isDirty } = useFormState()
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  return null
}

/** Putting on sale changes the version: only while nothing is typed that is not saved. */
function SaleWhenSaved({ area, record }: { area: Area; record: AreaRecord }) {
  const { isDirty } = useFormState()
  return isDirty ? null : <SaleButton area={area} record={record} />
}

/** Other actions change the version too. */
function ActionsWhenSaved(props: { area: Area; record: AreaRecord }) {
  const { isDirty } = useFormState()
  return isDirty ? null : <RecordActions {...props} />
}

/** The sections of the form with the fields that are asked for; fields without a section come last. */
function Sections({ area, fields }: { area: Area; fields: readonly Field[] }) {
  const translate = useTranslate()
  const values = useWatch() as Values
  const placed = area.sections.flatMap((section) => section.fields)
  const rest: Section = { title: '', fields: fields.map(({ name }) => name).filter((name) => !placed.includes(name)) }
  const shown = fields.filter((field) => isShown(field, values, area.when))
  return [...area.sections, rest].map((section) => {
    const own = section.fields.flatMap((name) => shown.filter((field) => field.name === name))
    if (own.length === 0) return null
    return (
      <Box component="section" key={section.title} sx={{ width: '100%', mb: 3 }}>
        {section.title && (
          <Typography variant="h2" sx={{ mb: 1 }}>
            {translate(`sections.${section.title}`)}
          </Typography>
        )}
        {section.hint && (
          <Typography sx={{ mb: 2, maxWidth: HINT_WIDTH }}>{translate(`sections.${section.hint}`)}</Typography>
        )}
        <FieldGrid fields={own} />
      </Box>
    )
  })
}
