import ArrowBack from '@mui/icons-material/ArrowBack'
import { Button } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import type { Area } from '../areas/area'

/** The way back from a form or a record to what lists it; nothing for rules that are in the navigation themselves. */
export function BackTo({ area: { name, home, rules } }: { area: Area }) {
  const translate = useTranslate()
  if (rules && !home) return null
  return (
    <Button
      component={LinkBase}
      to={`/${home ?? name}`}
      startIcon={<ArrowBack />}
      sx={{ mt: 1, ml: -1, mb: -1.5, alignSelf: 'flex-start', px: 1.5 }}
    >
      {translate(home ? `screens.${home}` : `areas.${name}.many`)}
    </Button>
  )
}
