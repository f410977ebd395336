import { Box } from '@mui/material'
import { useGetMany, useLocaleState, useTranslate } from 'react-admin'
import { valueAt } from '../areas/area'
import { pictureAddress } from '../../../src/domain/media/pictureAddress'
import { useOptionText } from '../form/fields/labels'
import { Preview } from '../form/pictures/PictureFields'
import { PICTURES } from '../library/PictureGrid'
import type { Field } from '../schema/field'
import { inLanguage } from '../schema/inLanguage'
import type { Values } from '../schema/mergeEdits'
import { cellText } from './cellText'
import { StateChip } from './StateChip'

/** The value of a field in a list. */
export function Cell({ field, record }: { field: Field; record: Values }) {
  const [locale] = useLocaleState()
  const translate = useTranslate()
  const value = valueAt(record, field.name)
  if (typeof value === 'string' && value !== '' && NAMED.includes(field.kind)) return <Named {...{ field, value }} />
  if (field.kind === 'references') return <Names of={field.of} ids={Array.isArray(value) ? value : []} />
  if (field.kind === 'flag') return <YesNo yes={value === true} text={translate(value ? 'list.yes' : 'list.no')} />
  return <span>{cellText(field, record, locale)}</span>
}

const NAMED: readonly Field['kind'][] = ['picture', 'photo', 'choice', 'plain']

/** A picture by its name, or the text of a value that has one. */
function Named({ field, value }: { field: Field; value: string }) {
  const option = useOptionText()
  if (field.kind === 'picture' || field.kind === 'photo') return <PictureLink name={value} />
  if (field.kind === 'choice' && field.name === 'state') return <StateChip name={value} text={option(value)} />
  return <span>{option(value)}</span>
}

/** A small picture that leads to the whole one. */
function PictureLink({ name }: { name: string }) {
  const translate = useTranslate()
  return (
    <a
      href={pictureAddress(name, PICTURES)}
      target="_blank"
      rel="noreferrer"
      aria-label={translate('list.openPicture')}
    >
      <Preview name={name} />
    </a>
  )
}

/** The names of what is chosen; all when nothing is. */
function Names({ of, ids }: { of: string; ids: readonly string[] }) {
  const [locale] = useLocaleState()
  const translate = useTranslate()
  const { data = [] } = useGetMany(of, { ids: [...ids] }, { enabled: ids.length > 0 })
  if (ids.length === 0) return <span>{translate('list.all')}</span>
  return <span>{data.map(({ name }) => inLanguage(name, locale)).join(', ')}</span>
}

function YesNo({ yes, text }: { yes: boolean; text: string }) {
  return (
    <Box component="span" sx={{ color: yes ? 'success.main' : 'text.disabled', fontWeight: 600, whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  )
}
