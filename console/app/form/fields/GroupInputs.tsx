import AddIcon from '@mui/icons-material/Add'
import { Box, Button, FormHelperText, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { SelectInput, useTranslate } from 'react-admin'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { emptyCase, emptyValues } from '../../schema/emptyValues'
import type { InputProps } from './inputProps'
import { useFieldLabel, useOptions } from './labels'
import { OrderButtons } from './OrderButtons'
import { problemIn } from './problemIn'

const FRAME = { border: 1, borderColor: 'divider', borderRadius: 1, p: 2, m: 0, mt: 1, minWidth: 0 }

/** An item of a list on a ground of its own, under its number and what is done with it. */
const ITEM = { bgcolor: 'background.default', borderRadius: 1, px: 1.5, pb: 1, mb: 1.5 }
const ITEM_HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 44 }

/** Fields under one heading. */
export function Framed({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={FRAME}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600, px: 0.5 }}>
        {label}
      </Typography>
      {children}
    </Box>
  )
}

/** The fields of an object under one heading. */
export function GroupInput({ field, source, label, Inner }: InputProps<'group'>) {
  return (
    <Framed label={label}>
      <Inner fields={field.fields} prefix={`${source}.`} />
    </Framed>
  )
}

/** A list of objects, each with its fields; items are added and removed. */
export function ListInput({ field, source, label, Inner }: InputProps<'list'>) {
  const translate = useTranslate()
  const { fields: items, append, remove, move } = useFieldArray({ name: source })
  const { errors } = useFormState({ name: source })
  const itself = messageAt(errors, source)
  return (
    <Framed label={label}>
      {itself && <FormHelperText error>{itself}</FormHelperText>}
      {items.length === 0 && field.whenEmpty && (
        <FormHelperText>{translate(`form.whenEmpty.${field.whenEmpty}`)}</FormHelperText>
      )}
      {items.map((item, index) => (
        <Box key={item.id} sx={ITEM}>
          <Box sx={ITEM_HEAD}>
            <Typography variant="body2" sx={{ flex: 1, fontWeight: 700, color: 'text.secondary' }}>
              {index + 1}
            </Typography>
            {items.length > 1 && (
              <OrderButtons
                name={`${label} ${index + 1}`}
                at={index}
                last={items.length - 1}
                busy={false}
                onMove={(to) => move(index, to)}
              />
            )}
            <Button
              color="inherit"
              size="small"
              aria-label={`${translate('form.remove')}: ${label} ${index + 1}`}
              onClick={() => remove(index)}
            >
              {translate('form.remove')}
            </Button>
          </Box>
          <Inner fields={field.fields} prefix={`${source}.${index}.`} />
          {field.note && <Promised source={`${source}.${index}.date`} />}
        </Box>
      ))}
      {items.length < field.most && (
        <Button
          startIcon={<AddIcon />}
          aria-label={`${translate('form.add')}: ${label}`}
          onClick={() => append(emptyValues(field.fields))}
        >
          {translate('form.add')}
        </Button>
      )}
    </Framed>
  )
}

/** How many orders are promised for a day, which the record of the form has as `promised`. */
function Promised({ source }: { source: string }) {
  const translate = useTranslate()
  const date: unknown = useWatch({ name: source })
  const promised = (useWatch({ name: 'promised' }) ?? []) as readonly { date: string; orders: number }[]
  const orders = promised.find((day) => day.date === date)?.orders
  if (orders === undefined) return null
  return (
    <Typography component="output" variant="body2" color="warning.dark">
      {translate('form.promised', { orders })}
    </Typography>
  )
}

/** The message of a list itself, not of its items. */
export function messageAt(errors: object, source: string): string {
  const error = source.split('.').reduce<unknown>((at, name) => Object(at)[name], errors)
  const { message, root } = Object(error) as { message?: unknown; root?: unknown }
  return typeof message === 'string' ? message : problemIn(root)
}

/** A choice, and the fields that belong to what is chosen. */
export function VariantInput({ field, source, label, Inner }: InputProps<'variant'>) {
  const name = useFieldLabel()
  const choices = useOptions(Object.keys(field.cases))
  const { setValue } = useFormContext()
  const chosen = String(useWatch({ name: `${source}.${field.by}` }) ?? '')
  return (
    <Framed label={label}>
      <SelectInput
        source={`${source}.${field.by}`}
        label={name(field.by)}
        choices={choices}
        translateChoice={false}
        required
        helperText={false}
        onChange={(event: unknown) =>
          setValue(source, emptyCase(field, String(Object(Object(event).target).value)), { shouldDirty: true })
        }
      />
      <Inner fields={field.cases[chosen] ?? []} prefix={`${source}.`} />
    </Framed>
  )
}
