import type { ReactElement } from 'react'
import { AutocompleteInput, DateInput, ReferenceInput, SelectInput, TextInput } from 'react-admin'
import { fieldsOf } from '../schema/fieldsOf'
import type { Area } from '../areas/area'
import type { Field } from '../schema/field'

const byKeyword = (keyword: string) => ({ keyword })

type Texts = (key: string, options?: { _: string }) => string

interface FilterOptions {
  /** The person works in some stores only, and sees one of them at a time. */
  needsStore: boolean
}

/** The filters of a list: what its call can be asked for, beside the page. */
export function listFilters(
  { name: area, list }: Area,
  texts: Texts,
  options: FilterOptions = { needsStore: false },
): ReactElement[] {
  // A value may be called otherwise in an area.
  const named: Texts = (key) => texts(key.startsWith('options.') ? `areas.${area}.${key}` : key, { _: texts(key) })
  return fieldsOf(list.input).flatMap((field) => filterOf(field, named, options))
}

function filterOf({ name, ...kind }: Field, texts: Texts, { needsStore }: FilterOptions): ReactElement[] {
  if (name === 'keyword') {
    const label = texts('list.search')
    return [<TextInput key={name} {...{ source: name, label }} type="search" alwaysOn resettable helperText={false} />]
  }
  if (kind.kind === 'day')
    return [
      <DateInput
        key={name}
        source={name}
        label={texts(`list.${name}`)}
        alwaysOn
        helperText={false}
        parse={(typed: string) => typed}
      />,
    ]
  if (kind.kind === 'reference')
    return [
      <ReferenceInput key={name} source={name} reference={kind.of} perPage={100} alwaysOn>
        <AutocompleteInput
          label={texts(`list.${name}`)}
          filterToQuery={byKeyword}
          helperText={false}
          disableClearable={needsStore && name === 'storeId'}
        />
      </ReferenceInput>,
    ]
  const choices = choicesOf(kind as Field, texts)
  if (choices.length === 0) return []
  const label = texts(`list.${name}`)
  return [
    <SelectInput
      key={name}
      {...{ source: name, label, choices }}
      alwaysOn
      emptyText={texts('list.all')}
      translateChoice={false}
    />,
  ]
}

function choicesOf(kind: Field, texts: Texts): { id: string; name: string }[] {
  if (kind.kind === 'choice') return kind.options.map((id) => ({ id, name: texts(`options.${id}`) }))
  if (kind.kind !== 'flag') return []
  return [
    { id: 'true', name: texts('list.yes') },
    { id: 'false', name: texts('list.no') },
  ]
}
