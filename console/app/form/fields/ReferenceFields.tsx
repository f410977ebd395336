import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  useRecordContext,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import type { ReferenceKind } from '../../../contract/fields'
import { inLanguage } from '../../schema/inLanguage'
import type { InputProps } from './inputProps'

const byKeyword = (keyword: string) => ({ keyword })
/** Names that a chooser offers at once. */
const OFFERED = 50

/** What belongs to one store, as a record with a store needs it. */
const OF_STORES: readonly ReferenceKind[] = ['diningTable', 'menuCategory']

/** What a chooser offers, and how it names that: in the form of one store only what belongs there. */
function useOffered({ of }: { of: ReferenceKind }) {
  const [locale] = useLocaleState()
  const storeId: unknown = useRecordContext()?.storeId
  const ofStore = OF_STORES.includes(of) && typeof storeId === 'string' ? storeId : undefined
  return {
    filter: ofStore === undefined ? {} : { ofStore },
    nameOf: ({ name, nameInStore }: { name?: unknown; nameInStore?: unknown }) =>
      inLanguage((ofStore !== undefined && nameInStore) || name, locale),
  }
}

/** Chooses one thing by its name. */
export function ReferenceField({ field, source, label }: InputProps<'reference'>) {
  const { filter, nameOf } = useOffered(field)
  return (
    <ReferenceInput source={source} reference={field.of} filter={filter} perPage={OFFERED}>
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
  const { filter, nameOf } = useOffered(field)
  return (
    <ReferenceArrayInput source={source} reference={field.of} filter={filter} perPage={OFFERED}>
      <AutocompleteArrayInput
        {...{ label }}
        optionText={nameOf}
        filterToQuery={byKeyword}
        helperText={field.nullable ? translate('form.everywhere') : false}
      />
    </ReferenceArrayInput>
  )
}
