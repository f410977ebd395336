import { Card, type Theme, useMediaQuery } from '@mui/material'
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
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [locale] = useLocaleState()
  const name = inLanguage(useRecordContext()?.name, locale)
  const one = translate(`areas.${area.name}.one`)
  const otherwise = action === 'create' ? translate('ra.page.create', { name: one }) : one
  const kind = translate(`areas.${area.name}.${action}`, { _: otherwise })
  return (
    <>
      <Title title={titleOf(kind, area.rules ? undefined : name, isPhone)} />
      <Card sx={{ mt: 2, mb: 4 }}>{children}</Card>
    </>
  )
}

/** On a phone the name alone has room; the way back tells what it is. */
function titleOf(kind: string, name: string | undefined, isPhone: boolean): string {
  if (!name) return kind
  return isPhone ? name : `${kind} · ${name}`
}
