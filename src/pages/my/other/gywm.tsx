import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import '@/i18n/en/privacy'
import { configApi } from '@/api/endpoints/config'
import { Empty } from '@/ui/feedback/Empty'
import { Heading } from '@/ui/layout/Heading'
import { Loaded } from '@/components/loading/Loaded'
import { NavBar } from '@/shell/NavBar'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { useContentTitle } from '@/hooks/contentTitle'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { splitNumbers, unbroken } from '@/domain/text/nonBreaking'
import { back, relaunch } from '@/platform/navigation/navigation'
import styles from './gywm.module.scss'

/** Available texts by configuration block. */
const NAMES = ['privacy', 'agreement', 'about', 'storageAgreement', 'partnerAgreement'] as const

/** `gywm`: a text of the merchant in sections, such as the privacy policy. */
function MerchantText({ query }: PageProps<'/pages/my/other/gywm'>) {
  const t = useText()
  const { privacy } = useStores()
  const { p = 'about', t: title } = query
  useEffect(() => () => privacy.setReading(false), [privacy])
  const text = useResource(async () => {
    const name = NAMES.find((known) => known === p)
    return (name && (await configApi.forms({ idents: [name] }))[name]) ?? null
  })
  const shownTitle = title ?? text.value?.title
  useContentTitle(shownTitle)
  const bars = <CardSkeleton rows={3} />
  return (
    <>
      <NavBar title={shownTitle ?? t('texts.title')} onBack={() => back()} />
      <Loaded of={text} skeleton={bars}>
        {(value) => {
          if (!value) {
            const home = { action: t('errors.toHome'), onAction: () => relaunch('/pages/index/index') }
            return <Empty title={t('texts.missing')} text={t('texts.missingText')} {...home} />
          }
          return (
            <View className={styles.text}>
              {value.sections.map((section) => (
                <View key={section.title} className={styles.section}>
                  <Heading look="title3">{section.title}</Heading>
                  <Text className={styles.texts}>
                    {splitNumbers(unbroken(section.text)).map((part, index) =>
                      index % 2 === 1 ? (
                        <Text key={part} className={styles.number}>
                          {part}
                        </Text>
                      ) : (
                        part
                      ),
                    )}
                  </Text>
                </View>
              ))}
              <Text className={styles.version}>{t('texts.version', { version: value.version })}</Text>
            </View>
          )
        }}
      </Loaded>
    </>
  )
}

export default screen('/pages/my/other/gywm', MerchantText, { header: 'own' })
