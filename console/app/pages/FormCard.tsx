import { Card } from '@mui/material'
import type { ReactNode } from 'react'
import { Title, useRecordContext, useLocaleState, useTranslate } from 'react-admin'
import type { Area } from '../areas/area'
import { inLanguage } from '../schema/inLanguage'

/** A card with a form, and the title of the page: what the area calls it or making one, and its name. */
export function FormCard({
  area,
  action,
  children,
}: {
  area: Area
  action: 'one' | 'many' | 'create'
  children: ReactNode
}) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const name = inLanguage(useRecordContext()?.name, locale)
  const one = translate(`areas.${area.name}.one`)
  const otherwise = action === 'create' ? translate('ra.page.create', { name: one }) : one
  const kind = translate(`areas.${area.name}.${action}`, { _: otherwise })
  return (
    <>
      <Title title={name && !area.rules ? `${kind} · ${name}` : kind} />
      <Card sx={{ mt: 2, mb: 4 }}>{children}</Card>
    </>
  )
}
