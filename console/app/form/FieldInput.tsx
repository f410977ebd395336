import { Box } from '@mui/material'
import { type ComponentType, lazy, Suspense } from 'react'
import { BooleanInput, SelectArrayInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import type { Field, FormFieldKind } from '../schema/field'
import { DeliveryAreaField, PlaceField } from './deliveryArea/MapFields'
import { GroupInput, ListInput, VariantInput } from './fields/GroupInputs'
import { type FieldsProps, type InputProps, LONG_TEXT } from './fields/inputProps'
import { useFieldLabel, useOptions } from './fields/labels'
import { NumberField, NumbersField } from './fields/NumberFields'
import { PhotoField } from './pictures/PhotoField'
import { PictureField, PicturesField } from './pictures/PictureFields'
import { ReferenceField, ReferencesField } from './fields/ReferenceFields'
import { TextsField } from './fields/TextsField'
import { VariantsField } from './fields/VariantsField'
import { ClockField, ColourField, DayField, MomentField, WeekdaysField } from './fields/TimeFields'

const SECRET = { type: 'password', autoComplete: 'new-password' }

function PlainText({ field, source, label }: InputProps<'text'>) {
  return (
    <TextInput
      {...{ source, label }}
      multiline={field.max > LONG_TEXT}
      {...(field.secret && SECRET)}
      parse={(value: string) => value}
      required={!field.nullable && field.min > 0}
      helperText={false}
    />
  )
}

function Flag({ source, label }: InputProps<'flag'>) {
  return <BooleanInput {...{ source, label }} helperText={false} />
}

function ChoiceField({ field: { options, nullable }, source, label }: InputProps<'choice'>) {
  const choices = useOptions(options)
  const open = nullable ? {} : { required: true }
  return <SelectInput {...{ source, label, choices, ...open }} translateChoice={false} helperText={false} />
}

// Only the look of the storefront has links.
const LinkField = lazy(async () => ({ default: (await import('./fields/LinkField')).LinkField }))

const AddressField = lazy(async () => ({ default: (await import('./fields/AddressField')).AddressField }))

function LateAddress(props: InputProps<'address'>) {
  return (
    <Suspense fallback={null}>
      <AddressField {...props} />
    </Suspense>
  )
}

function LateLink(props: InputProps<'link'>) {
  return (
    <Suspense fallback={null}>
      <LinkField {...props} />
    </Suspense>
  )
}

function ChoicesField({ field, source, label }: InputProps<'choices'>) {
  const translate = useTranslate()
  const choices = useOptions(field.options)
  const format = (value: string[] | null) => value ?? []
  return (
    <SelectArrayInput
      {...{ source, label, choices, format }}
      translateChoice={false}
      helperText={field.none ? false : translate('form.everywhere')}
    />
  )
}

const INPUTS: { [K in FormFieldKind['kind']]?: ComponentType<InputProps<K>> } = {
  text: PlainText,
  texts: TextsField,
  number: NumberField,
  numberBy: NumberField,
  numbers: NumbersField,
  flag: Flag,
  link: LateLink,
  address: LateAddress,
  choice: ChoiceField,
  choices: ChoicesField,
  weekdays: WeekdaysField,
  moment: MomentField,
  day: DayField,
  clock: ClockField,
  colour: ColourField,
  picture: PictureField,
  photo: PhotoField,
  pictures: PicturesField,
  reference: ReferenceField,
  references: ReferencesField,
  group: GroupInput,
  list: ListInput,
  variant: VariantInput,
  variants: VariantsField,
  ground: DeliveryAreaField,
  place: PlaceField,
}

/** The input of a field, as its schema makes it; nothing for what is never entered. */
function FieldInput({ field, source }: { field: Field; source: string }) {
  const label = useFieldLabel()(field.name)
  const Input = INPUTS[field.kind] as ComponentType<InputProps> | undefined
  return Input ? <Input {...{ field, source, label }} Inner={FieldGrid} /> : null
}

/** Kinds that take the whole width of a form. */
const WIDE: readonly FormFieldKind['kind'][] = [
  'texts',
  'link',
  'address',
  'list',
  'group',
  'variant',
  'pictures',
  'references',
  'weekdays',
  'variants',
  'ground',
  'place',
]

/** Keys are made with their part. */
const isEntered = ({ kind }: Field) => kind !== 'key'

/** The inputs of some fields, beside each other where there is room. */
export function FieldGrid({ fields, prefix = '' }: FieldsProps) {
  return (
    <Box sx={GRID}>
      {fields.filter(isEntered).map((field) => (
        <Box key={field.name} sx={WIDE.includes(field.kind) ? { gridColumn: '1 / -1' } : undefined}>
          <FieldInput field={field} source={prefix + field.name} />
        </Box>
      ))}
    </Box>
  )
}

const GRID = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
}
