import { Button, Stack } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { LANGUAGES } from '../i18n/consoleI18n'

/** Chooses the language of this device. */
export function LanguageButtons() {
  const translate = useTranslate()
  const [locale, setLocale] = useLocaleState()
  return (
    <Stack component="nav" direction="row" aria-label={translate('language')} sx={{ justifyContent: 'center', mt: 2 }}>
      {LANGUAGES.map((each) => (
        <Button
          key={each.locale}
          lang={each.locale}
          size="small"
          aria-pressed={each.locale === locale}
          color={each.locale === locale ? 'primary' : 'inherit'}
          onClick={() => setLocale(each.locale)}
        >
          {each.name}
        </Button>
      ))}
    </Stack>
  )
}
