import { Box, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useEvent, useLocaleState, useTranslate } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { DishParts } from '../../../contract/menu/dishParts'
import type { Field } from '../../schema/field'
import { inLanguage } from '../../schema/inLanguage'
import { combinationsOf, fittedVariants, type TypedVariant, withSold } from '../../schema/variants'
import type { InputProps } from './inputProps'
import { Framed, messageAt } from './GroupInputs'
import { useFieldLabel } from './labels'
import { NumberField } from './NumberFields'

type Specs = DishParts['specs']

const PRICES = ['price', 'memberPrice', 'originalPrice'] as const
const MOST = 10_000_000

const priceField = (name: (typeof PRICES)[number]): Field & { kind: 'number' } => ({
  ...{ name, kind: 'number', unit: 'satang', min: 0, max: MOST },
  nullable: name !== 'price',
})

/** The prices of a dish: one row for each combination of the values of its spec groups, which the form has as `specs`. */
export function VariantsField({ source, label }: InputProps<'variants'>) {
  const translate = useTranslate()
  const { specs, variants, combinations, setSold } = useVariants(source)
  const [locale] = useLocaleState()
  const { errors } = useFormState({ name: source })
  const nameOf = (values: readonly string[]) =>
    specs
      .flatMap((group) => group.values.filter(({ key }) => values.includes(key)))
      .map(({ name }) => inLanguage(name, locale) || '…')
      .join(' · ')
  const itself = messageAt(errors, source)
  return (
    <Framed label={label}>
      {itself && <FormHelperText error>{itself}</FormHelperText>}
      {combinations.map((values) => {
        const at = variants.findIndex((variant) => variant.values.join(' ') === values.join(' '))
        const name = nameOf(values)
        return (
          <Box key={values.join(' ')} component="fieldset" sx={ROW} aria-label={name || translate('menu.onlySize')}>
            {combinations.length > 1 ? (
              <FormControlLabel
                label={name}
                control={
                  <Checkbox
                    checked={at >= 0}
                    onChange={(_event, sold) => setSold(values, sold)}
                    slotProps={{ input: { 'aria-label': `${translate('menu.sold')}: ${name}` } }}
                  />
                }
              />
            ) : (
              <Typography sx={{ alignSelf: 'center' }}>{name}</Typography>
            )}
            {at >= 0 && <Prices source={`${source}.${at}`} />}
          </Box>
        )
      })}
    </Framed>
  )
}

const ROW = {
  ...{ border: 0, p: 0, m: 0, minWidth: 0 },
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, 1fr) repeat(3, minmax(0, 1fr))' },
}

function Prices({ source }: { source: string }) {
  const label = useFieldLabel()
  return PRICES.map((name) => (
    <NumberField
      key={source + name}
      field={priceField(name)}
      source={`${source}.${name}`}
      label={label(name)}
      Inner={Nothing}
    />
  ))
}

const Nothing = () => null

/** The sizes of the form, which follow its spec groups. */
function useVariants(source: string) {
  const specs = (useWatch({ name: 'specs' }) ?? []) as Specs
  const variants = (useWatch({ name: source }) ?? []) as TypedVariant[]
  const { setValue } = useFormContext()
  const combinations = combinationsOf(specs)
  const before = useRef(combinations)
  const keys = JSON.stringify(combinations)
  const follow = useEvent((newKeys: string) => {
    if (JSON.stringify(before.current) === newKeys) return
    setValue(source, fittedVariants(variants, combinations, before.current), { shouldDirty: true })
    before.current = combinations
  })
  // The sizes follow the groups, not the other way round.
  useEffect(() => follow(keys), [keys, follow])
  const setSold = (values: readonly string[], sold: boolean) =>
    setValue(source, withSold(variants, combinations, { values, sold }), { shouldDirty: true })
  return { specs, variants, combinations, setSold }
}
