import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/contact'
import '@/i18n/en/help'
import { Card } from '@/ui/layout/Card'
import { IconBadge } from '@/ui/media/IconBadge'
import { Heading } from '@/ui/layout/Heading'
import { Picture } from '@/ui/media/Picture'
import { Row } from '@/ui/layout/Row'
import { screen } from '@/shell/screen'
import { useFollowLink } from '@/hooks/useFollowLink'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { hostOf } from '@/domain/navigation/url'
import { launch } from '@/platform/device/launch'
import { go } from '@/platform/navigation/navigation'
import styles from './parts/Pages.module.scss'

/** `gywmtwo`: about the merchant, with links to legal texts. */
function AboutUs() {
  const { config } = useStores()
  const t = useText()
  const follow = useFollowLink()
  const site = hostOf(config.forms.basicSetting?.officialLink ?? '')
  const text = (p: 'about' | 'privacy' | 'agreement') => () => go('/pages/my/other/gywm', { p })
  return (
    <View className={styles.page}>
      <Brand />
      <Card>
        <Row icon="fork-knife" title={t('aboutUs.story')} onTap={text('about')} />
        {site && (
          <Row
            icon="globe"
            title={t('aboutUs.site')}
            hint={site}
            onTap={() => follow({ params: 'platform', name: { id: 'officialLink' } })}
          />
        )}
        <Row icon="headset" title={t('contact.title')} onTap={() => go('/pages/my/other/zkf')} />
        <Row icon="question" title={t('help.title')} onTap={() => go('/pages/my/other/bzzx')} />
      </Card>
      <Card>
        <Row icon="shield-check" title={t('aboutUs.privacy')} onTap={text('privacy')} />
        <Row icon="file-text" title={t('aboutUs.agreement')} onTap={text('agreement')} />
      </Card>
      {launch.version && <Text className={styles.version}>{t('aboutUs.version', { version: launch.version })}</Text>}
    </View>
  )
}

/** The merchant's logo, brand and company. */
const Brand = observer(function Brand() {
  const { config } = useStores()
  const { brand, logo } = config.forms.storeBasicSetting ?? {}
  const company = config.forms.basicSetting?.company
  return (
    <View className={styles.brand}>
      {logo ? <Picture src={config.picture(logo)} alt="" eager /> : <IconBadge icon="storefront" />}
      <View className={styles.name}>
        <Heading look="title1">{brand || config.brand}</Heading>
      </View>
      {company && <Text className={styles.company}>{company}</Text>}
    </View>
  )
})

export default screen('/pages/my/other/gywmtwo', AboutUs)
