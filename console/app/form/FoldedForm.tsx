import AddIcon from '@mui/icons-material/Add'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Button, Card, Typography } from '@mui/material'
import { type ComponentType, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Endpoint } from '../../../src/contract/endpoint'
import type { Area } from '../areas/area'
import type { Values } from '../schema/mergeEdits'
import { AreaForm } from './AreaForm'
import { type TypedForms, useTypedForm } from './useTypedForms'

interface PageForm {
  area: Area
  endpoint: Endpoint
  /** The forms of the page. */
  forms: TypedForms
}

/** What a part beside the form is given. */
export interface BesideProps<R> {
  title: string
  record: R
  onSaved(saved: R): Promise<void>
}

interface FoldedFormProps<R> extends PageForm {
  title: string
  record: R
  /** Sends what is typed, with the id and the version that it was typed over. */
  send(input: Values): Promise<R>
  /** Reads the page again. */
  onSaved(): Promise<unknown>
  /** What is changed without the form; shown while nothing is typed in it. */
  Above?: ComponentType<BesideProps<R>>
  /** The same below the form. */
  Below?: ComponentType<BesideProps<R>>
}

/** One of several records of a page, below its title: its form is there once the title is tapped. */
export function FoldedForm<R extends { id: string; version: number }>(props: FoldedFormProps<R>) {
  const { title, area, endpoint, record, forms, send, onSaved, Above, Below } = props
  const notify = useNotify()
  // What was read again meanwhile leaves what is typed alone.
  const [begun, setBegun] = useState(record)
  const asking = useTypedForm(forms, record.id)
  const keep = async (saved: R) => {
    setBegun(saved)
    await onSaved()
  }
  const isTyped = forms.names.includes(record.id)
  const save = async (values: Values, form: Values) => {
    const saved = await send({ ...values, id: record.id, version: Number(form.version) })
    notify('form.saved', { type: 'success' })
    await keep(saved)
  }
  const beside = { title, record: begun, onSaved: keep }
  return (
    <Accordion disableGutters slotProps={{ transition: { unmountOnExit: !isTyped } }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>
        {Above && !isTyped && <Above {...beside} />}
        <AreaForm key={begun.version} {...{ area, endpoint }} record={{ ...begun }} onSubmit={save} {...asking} />
        {Below && !isTyped && <Below {...beside} />}
      </AccordionDetails>
    </Accordion>
  )
}

interface NewFormProps extends PageForm {
  label: string
  /** What it begins with, beside empty fields. */
  begin: Values
  send(values: Values): Promise<unknown>
  /** Reads the page again. */
  onSaved(): Promise<unknown>
}

/** A button that opens the form of a new record; the form is gone once it is saved. */
export function NewForm({ label, ...form }: NewFormProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <OpenForm {...form} onSaved={() => form.onSaved().then(() => setOpen(false))} />
  return (
    <Button startIcon={<AddIcon />} onClick={() => setOpen(true)} sx={{ mt: 1 }}>
      {label}
    </Button>
  )
}

function OpenForm({ area, endpoint, forms, begin, send, onSaved }: Omit<NewFormProps, 'label'>) {
  const asking = useTypedForm(forms, 'new')
  const notify = useNotify()
  const save = async (values: Values) => {
    await send(values)
    notify('form.created', { type: 'success' })
    await onSaved()
  }
  return (
    <Card sx={{ mt: 1 }}>
      <AreaForm {...{ area, endpoint, begin }} onSubmit={save} {...asking} />
    </Card>
  )
}
