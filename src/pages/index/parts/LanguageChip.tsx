import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Pressable } from '@/ui/actions/Pressable'
import { RadioRow } from '@/ui/fields/RadioRow'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import { Sheet } from '@/ui/overlays/Sheet'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { LOCALES } from '@/contract/constants/common'
import type { Locale } from '@/contract/fields'
import { DEFAULT_LOCALE } from '@/i18n/i18n'
import { phoneLanguage } from '@/platform/device/phoneLanguage'
import { read, write } from '@/platform/storage/storage'
import styles from './LanguageChip.module.scss'

/** In the language that they offer, whatever the page is in. */
const OFFERS: Partial<Record<Locale, string>> = { th: 'ใช้ภาษาไทย', zh: '使用中文' }

/** The language of the phone, offered once while the guest has not chosen one. */
function offeredLanguage(): Locale | undefined {
  if (read('locale') || read('languageOffered')) return undefined
  const language = LOCALES.find((locale) => phoneLanguage().startsWith(locale))
  if (!language || language === DEFAULT_LOCALE) return undefined
  write('languageOffered', true)
  return language
}

/** Opens the choice of the language. On a phone in Thai or Chinese it first offers that language, in one tap. */
export const LanguageChip = observer(function LanguageChip() {
  const { locale } = useStores()
  const t = useText()
  const [offered, setOffered] = useState(offeredLanguage)
  const [open, setOpen] = useState(false)
  const speak = useAction(locale.choose)
  const offer = offered && OFFERS[offered]
  const choose = (language: Locale) => {
    setOffered(undefined)
    setOpen(false)
    void speak.run(language)
  }
  return (
    <>
      <Pressable
        className={classes(styles.chip, offer && styles.offering)}
        label={offer ?? t('language.title')}
        onTap={() => (offered ? choose(offered) : setOpen(true))}
      >
        <Icon name="globe" size={20} />
        {offer && <Text className={styles.offer}>{offer}</Text>}
      </Pressable>
      <Sheet open={open} title={t('language.title')} onClose={() => setOpen(false)}>
        <View className={styles.languages}>
          {LOCALES.map((language) => (
            <RadioRow
              key={language}
              title={t(`language.${language}`)}
              on={locale.wanted === language}
              onTap={() => choose(language)}
            />
          ))}
        </View>
      </Sheet>
    </>
  )
})
