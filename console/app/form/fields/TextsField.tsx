import { Box, Typography } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { LANGUAGES } from '../../i18n/consoleI18n'
import { type InputProps, LONG_TEXT } from './inputProps'

/** A text in the three languages side by side; marks translations that are missing. */
export function TextsField({ field, source, label }: InputProps<'texts'>) {
  const translate = useTranslate()
  const value = useWatch({ name: source }) as Record<string, string> | undefined
  const isMissing = (locale: string) => locale !== 'en' && Boolean(value?.en) && !value?.[locale]
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, width: '100%' }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600, p: 0 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr 1fr' } }}>
        {LANGUAGES.map(({ locale }) => (
          <TextInput
            key={locale}
            source={`${source}.${locale}`}
            label={translate(`form.languages.${locale}`)}
            parse={(text: string) => text}
            required={locale === 'en' && field.min > 0}
            multiline={field.max > LONG_TEXT}
            minRows={field.max > LONG_TEXT ? 2 : 1}
            helperText={isMissing(locale) ? translate('form.missing') : false}
            color={isMissing(locale) ? 'warning' : 'primary'}
            focused={isMissing(locale) || undefined}
            slotProps={{ htmlInput: { lang: locale, maxLength: field.max } }}
          />
        ))}
      </Box>
    </Box>
  )
}
