import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Loading, ResourceContextProvider, Title, useLocaleState, useNotify, useTranslate } from 'react-admin'
import { sessionContract } from '../../contract/staff/session'
import type { StaffPerson } from '../../contract/staff/staffAccount'
import type { Parsed } from '../../../src/contract/endpoint'
import { useStaffParts } from '../api/staffParts'
import type { Area } from '../areas/area'
import { AreaForm } from '../form/AreaForm'
import { LoadFailure } from '../list/LoadFailure'
import type { Values } from '../schema/mergeEdits'
import { EverywhereButton } from './EverywhereButton'

const FORMS: Area = {
  ...{ name: 'account', group: 'team', list: sessionContract.current },
  ...{ columns: [], sections: [], when: {} },
}

/** The caller's own name, language, password and devices. */
export function AccountPage() {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const query = useQuery({ queryKey: ['account'], queryFn: async () => (await client.session(true)).staff })
  return (
    <ResourceContextProvider value={FORMS.name}>
      <Title title={translate('areas.account.one')} />
      {query.isPending && <Loading />}
      {query.isError && <LoadFailure />}
      {query.data && <Parts person={query.data} />}
    </ResourceContextProvider>
  )
}

function Parts({ person }: { person: StaffPerson }) {
  const translate = useTranslate()
  return (
    <>
      <Part title={`${person.email} · ${translate(`options.${person.role}`)}`}>
        <OwnForm person={person} />
      </Part>
      <Part title={translate('fields.password')}>
        <PasswordForm />
      </Part>
      <Part title={translate('account.devices')}>
        <CardContent>
          <Typography sx={{ mb: 2 }}>{translate('account.devicesText')}</Typography>
          <EverywhereButton />
        </CardContent>
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ mt: 2 }}>
      <Typography variant="h2" sx={{ px: 2, pt: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}

function OwnForm({ person }: { person: StaffPerson }) {
  const { client } = useStaffParts()
  const notify = useNotify()
  const queries = useQueryClient()
  const [, setLocale] = useLocaleState()
  const save = async (values: Values) => {
    const fields = values as Parsed<typeof sessionContract.update>
    await client.call(sessionContract.update, fields)
    await client.session(true)
    setLocale(fields.locale)
    notify('form.saved', { type: 'success' })
    await queries.invalidateQueries()
  }
  return <AreaForm area={FORMS} endpoint={sessionContract.update} record={{ ...person }} onSubmit={save} />
}

/** Changes the password; the fields are empty again once that is done. */
function PasswordForm() {
  const { client } = useStaffParts()
  const notify = useNotify()
  const [done, setDone] = useState(0)
  const save = async (values: Values) => {
    await client.call(sessionContract.changePassword, values as Parsed<typeof sessionContract.changePassword>)
    notify('account.passwordChanged', { type: 'success' })
    setDone(done + 1)
  }
  return <AreaForm key={done} area={FORMS} endpoint={sessionContract.changePassword} onSubmit={save} />
}
