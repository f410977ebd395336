import { useQuery } from '@tanstack/react-query'
import { FormHelperText, MenuItem, TextField } from '@mui/material'
import { TextInput, useInput, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { Link } from '../../../../src/contract/link'
import { lookContract } from '../../../contract/look/look'
import { useStaffParts } from '../../api/staffParts'
import { Framed, messageAt } from './GroupInputs'
import type { InputProps } from './inputProps'
import { ReferenceField } from './ReferenceFields'

const PLATFORM = 'platform:'
/** Kinds of links with something to enter. */
const KINDS = ['goods', 'category', 'custom', 'external', 'phone', 'miniProgram'] as const

/** The pages with blocks, and what links can lead to. */
export function useLookPages() {
  const { client } = useStaffParts()
  return useQuery({ queryKey: ['look', 'pages'], queryFn: () => client.call(lookContract.pages, {}) })
}

/** Where a tap leads: nowhere, to a page of the storefront, or to something of a kind that is entered. */
export function LinkField({ field: { nullable }, source, label }: InputProps<'link'>) {
  const translate = useTranslate()
  const { field } = useInput({ source, format: same, parse: same })
  const { errors } = useFormState({ name: source })
  const pages = useLookPages()
  const value = (field.value ?? null) as Link | null
  const chosen = choiceOf(value)
  const names = (pages.data?.destinations ?? []).map(({ name }) => PLATFORM + name)
  const offered: string[] = [...names, ...KINDS]
  const choices = chosen === '' || offered.includes(chosen) ? offered : [chosen, ...offered]
  const problem = messageAt(errors, source)
  return (
    <Framed label={label}>
      <TextField
        select
        label={translate('look.leadsTo')}
        value={chosen}
        required={!nullable}
        error={problem !== ''}
        onChange={({ target }) => field.onChange(linkOf(target.value))}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('look.nowhere')}</MenuItem>
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {nameOf(choice, translate)}
          </MenuItem>
        ))}
      </TextField>
      <Entered {...{ source, value }} pages={pages.data?.list ?? []} />
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Framed>
  )
}

const same = (value: unknown) => value

/** The name of a choice; what the storefront does not have keeps its own. */
function nameOf(choice: string, translate: (key: string, options: { _: string }) => string): string {
  const name = choice.replace(PLATFORM, '')
  const group = choice.startsWith(PLATFORM) ? 'destinations' : 'linkKinds'
  return translate(`look.${group}.${name}`, { _: name })
}

function choiceOf(link: Link | null): string {
  if (!link) return ''
  return link.params === 'platform' ? PLATFORM + (link.name?.id ?? '') : link.params
}

/** A link of a choice, in which something may have to be entered. */
function linkOf(choice: string): Link | null {
  if (choice === '') return null
  if (choice.startsWith(PLATFORM)) return { params: 'platform', name: { id: choice.slice(PLATFORM.length) } }
  return { params: choice }
}

interface EnteredProps {
  source: string
  value: Link | null
  pages: readonly { target: string }[]
}

/** What a link of a kind needs. */
function Entered({ source, value, pages }: EnteredProps) {
  const translate = useTranslate()
  const text = (path: string, key: string) => (
    <TextInput
      source={`${source}.${path}`}
      label={translate(`look.linkFields.${key}`)}
      parse={same}
      required
      helperText={false}
    />
  )
  switch (value?.params) {
    case 'goods':
    case 'category':
      return <Chosen {...{ source, value }} of={value.params === 'goods' ? 'goods' : 'menuCategory'} />
    case 'custom':
      return <OwnPage source={`${source}.value.id`} pages={pages} />
    case 'external':
      return text('name.path', 'address')
    case 'page':
      return text('name.path', 'path')
    case 'phone':
      return text('param.phone', 'phone')
    case 'miniProgram':
      return (
        <>
          {text('name.appId', 'appId')}
          {text('name.path', 'path')}
        </>
      )
    default:
      return null
  }
}

function Chosen({ source, value, of }: { source: string; value: Link; of: 'goods' | 'menuCategory' }) {
  const translate = useTranslate()
  const path = value.category === undefined ? `${source}.value.id` : `${source}.category`
  return (
    <ReferenceField
      field={{ name: path, kind: 'reference', of, nullable: false }}
      source={path}
      label={translate(`look.linkKinds.${of === 'goods' ? 'goods' : 'category'}`)}
      Inner={Nothing}
    />
  )
}

const Nothing = () => null

function OwnPage({ source, pages }: { source: string; pages: readonly { target: string }[] }) {
  const translate = useTranslate()
  const { field, id } = useInput({ source })
  const targets = pages.flatMap(({ target }) => target || [])
  const value = String(field.value ?? '')
  const offered = value === '' || targets.includes(value) ? targets : [value, ...targets]
  return (
    <TextField {...{ id, value }} select required label={translate('look.linkKinds.custom')} onChange={field.onChange}>
      {offered.map((target) => (
        <MenuItem key={target} value={target}>
          {target}
        </MenuItem>
      ))}
    </TextField>
  )
}
