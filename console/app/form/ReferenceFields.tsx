import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import { inLanguage } from '../schema/inLanguage'
import type { InputProps } from './inputProps'

const byKeyword = (keyword: string) => ({ keyword })
/** Names that a chooser offers at once. */
const OFFERED = 50

function useNameOf() {
  const [locale] = useLocaleState()
  return (record: { name?: unknown }) => inLanguage(record.name, locale)
}

/** Chooses one thing by its name. */
export function ReferenceField({ field, source, label }: InputProps<'reference'>) {
  const nameOf = useNameOf()
  return (
    <ReferenceInput source={source} reference={field.of} perPage={OFFERED}>
      <AutocompleteInput
        {...{ label }}
        optionText={nameOf}
        filterToQuery={byKeyword}
        isRequired={!field.nullable}
        helperText={false}
      />
    </ReferenceInput>
  )
}

/** Chooses several things by their names. */
export function ReferencesField({ field, source, label }: InputProps<'references'>) {
  const translate = useTranslate()
  const nameOf = useNameOf()
  return (
    <ReferenceArrayInput source={source} reference={field.of} perPage={OFFERED}>
      <AutocompleteArrayInput
        {...{ label }}
        optionText={nameOf}
        filterToQuery={byKeyword}
        helperText={field.nullable ? translate('form.everywhere') : false}
      />
    </ReferenceArrayInput>
  )
}
