import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { Segment } from '@/ui/fields/Segment'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { LOCALES } from '@/contract/constants/common'
import styles from './MeSettings.module.scss'

/** Language and appearance; both change at once. */
export const MeSettings = observer(function MeSettings() {
  const { locale, theme } = useStores()
  const t = useText()
  const speak = useAction(locale.choose)

  return (
    <Card>
      <Text className={styles.label}>{t('language.title')}</Text>
      <View className={styles.choice}>
        <Segment
          label={t('language.title')}
          value={locale.wanted}
          options={LOCALES.map((key) => ({ key, label: t(`language.${key}`) }))}
          onChange={(key) => void speak.run(key)}
        />
      </View>
      <Text className={styles.label}>{t('me.theme')}</Text>
      <View className={styles.choice}>
        <Segment
          label={t('me.theme')}
          value={theme.choice}
          options={[
            { key: 'auto', label: t('me.themeAuto') },
            { key: 'light', label: t('me.themeLight') },
            { key: 'dark', label: t('me.themeDark') },
          ]}
          onChange={theme.choose}
        />
      </View>
    </Card>
  )
})
