import { useQueryClient } from '@tanstack/react-query'
import { Box, Card, CardContent, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { ShowBase, Title, useNotify, useRecordContext, useTranslate } from 'react-admin'
import { useStaffParts } from '../api/staffParts'
import { type ActionForm, type Area, type AreaRecord, columnFields, handlesOf, valueAt } from '../areas/area'
import { AreaForm } from '../form/AreaForm'
import { RecordActions } from '../form/RecordActions'
import { type TypedForms, useTypedForm, useTypedForms } from '../form/useTypedForms'
import { InnerList } from '../list/ListPage'
import { LoadFailure } from '../list/LoadFailure'
import type { Values } from '../schema/mergeEdits'
import { BackTo } from './BackTo'
import { FactList } from './FactList'
import { HiddenCard } from './HiddenCard'

/** One record that is not edited as a whole: its fields, the forms for actions of staff, and the lists that belong to it. */
export function DetailPage({ area }: { area: Area }) {
  return (
    <ShowBase resource={area.name} error={<LoadFailure />}>
      <Details area={area} />
    </ShowBase>
  )
}

function Details({ area }: { area: Area }) {
  const translate = useTranslate()
  const record = useRecordContext<AreaRecord>()
  if (!record) return null
  const isFit = ({ fits }: { fits?(record: AreaRecord): boolean }) => fits?.(record) ?? true
  const actionForms = (area.details?.actionForms ?? []).filter(isFit)
  const hiddenThings = (area.details?.hidden ?? []).filter(isFit)
  return (
    <>
      <Title title={translate(`areas.${area.name}.one`)} />
      <BackTo area={area} />
      <Facts area={area} record={record} />
      {area.actions && (
        <Box sx={{ mt: 2 }}>
          <RecordActions area={area} record={record} />
        </Box>
      )}
      <ActionForms area={area} record={record} actionForms={actionForms} />
      {hiddenThings.map((hidden) => (
        <HiddenCard key={`${hidden.name} ${record.id}`} record={record} {...hidden} />
      ))}
      {area.details?.lists.map((list) => (
        <Box key={list.name} component="section" sx={{ mt: 3 }}>
          <Typography variant="h2">{translate(`areas.${list.name}.many`)}</Typography>
          <InnerList area={list} filter={{ id: record.id }} />
        </Box>
      ))}
    </>
  )
}

function Facts({ area, record }: { area: Area; record: AreaRecord }) {
  const { columns, facts = [] } = area
  const known = facts.filter((name) => !isEmpty(valueAt(record, name)))
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <FactList fields={columnFields({ ...area, columns: [...columns, ...known] })} record={record} />
      </CardContent>
    </Card>
  )
}

/** Whether nothing is known: no value, or a text in no language. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.values(value).every(isEmpty))

/** The forms for what staff can do with the record. */
function ActionForms({
  actionForms,
  ...shown
}: {
  area: Area
  record: AreaRecord
  actionForms: readonly ActionForm[]
}) {
  const forms = useTypedForms()
  return actionForms.map((form) => <ActionFormCard key={form.name} {...shown} {...form} forms={forms} />)
}

interface ActionFormProps extends ActionForm {
  area: Area
  record: AreaRecord
  forms: TypedForms
}

/** An action with its form, which is empty again once it is done. */
function ActionFormCard({ area, record, name, call, begin, forms }: ActionFormProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { client } = useStaffParts()
  const queries = useQueryClient()
  const [done, setDone] = useState(0)
  const begun = useMemo(() => begin?.(record), [begin, record])
  const asking = useTypedForm(forms, name)

  const make = async (values: Values, form: Values) => {
    // After a conflict the form holds the version that is saved.
    await client.call(call, { ...values, ...handlesOf(call, { ...record, ...form }) })
    notify('form.saved', { type: 'success' })
    setDone(done + 1)
    await queries.invalidateQueries()
  }
  return (
    <Card component="section" sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ px: 2, pt: 2 }}>
        {translate(`sections.${name}`)}
      </Typography>
      <AreaForm
        key={done}
        area={{ ...area, sections: [], when: {} }}
        endpoint={call}
        {...(begun && { begin: begun })}
        {...asking}
        onSubmit={make}
      />
    </Card>
  )
}
