import { Box } from '@mui/material'
import { useGetMany, useLocaleState, useTranslate } from 'react-admin'
import { valueAt } from '../areas/area'
import { pictureAddress } from '../../../src/domain/media/pictureAddress'
import { useOptionText } from '../form/labels'
import { Preview } from '../form/PictureFields'
import { PICTURES } from '../library/PictureGrid'
import type { Field } from '../schema/field'
import { inLanguage } from '../schema/inLanguage'
import type { Values } from '../schema/mergeEdits'
import { cellText } from './cellText'

/** Colours of states. */
const TONES: Readonly<Record<string, 'success.main' | 'warning.main' | 'text.disabled'>> = {
  ...{ onSale: 'success.main', open: 'success.main', openNow: 'success.main', true: 'success.main' },
  ...{ upcoming: 'warning.main', pausedNow: 'warning.main', soldOut: 'warning.main', used: 'warning.main' },
  ...{ pendingShipment: 'warning.main', refunding: 'warning.main' },
}

/** The value of a field in a list. */
export function Cell({ field, record }: { field: Field; record: Values }) {
  const [locale] = useLocaleState()
  const translate = useTranslate()
  const value = valueAt(record, field.name)
  if (typeof value === 'string' && value !== '' && NAMED.includes(field.kind)) return <Named {...{ field, value }} />
  if (field.kind === 'references') return <Names of={field.of} ids={Array.isArray(value) ? value : []} />
  if (field.kind === 'flag') return <Tone name={String(value)} text={translate(value ? 'list.yes' : 'list.no')} />
  return <span>{cellText(field, record, locale)}</span>
}

const NAMED: readonly Field['kind'][] = ['picture', 'photo', 'choice', 'plain']

/** A picture by its name, or the text of a value that has one. */
function Named({ field, value }: { field: Field; value: string }) {
  const option = useOptionText()
  if (field.kind === 'picture' || field.kind === 'photo') return <PictureLink name={value} />
  if (field.kind === 'choice') return <Tone name={value} text={option(value)} plain={field.name !== 'state'} />
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

function Tone({ name, text, plain = false }: { name: string; text: string; plain?: boolean }) {
  if (plain) return <span>{text}</span>
  return (
    <Box component="span" sx={{ color: TONES[name] ?? 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  )
}
