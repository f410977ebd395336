import { Text, View } from '@tarojs/components'
import '@/i18n/en/home'
import '@/i18n/en/me'
import '@/i18n/en/menu'
import '@/i18n/en/stores'
import { Blocks } from '@/components/blocks/Blocks'
import { useLayout } from '@/components/blocks/useLayout'
import { Loaded } from '@/components/loading/Loaded'
import { screen } from '@/shell/screen'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { launch } from '@/platform/device/launch'
import { MeHead } from './parts/MeHead'
import { MeLogout } from './parts/MeLogout'
import { MeSettings } from './parts/MeSettings'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import styles from './my-index.module.scss'

/** The guest's own page: the blocks of the server's layout, then language and appearance. */
function Me() {
  const { config, session } = useStores()
  const t = useText()
  const layout = useLayout('user')
  useOnShow(() => {
    if (session.signedIn) void session.refresh().catch(() => undefined)
  })

  return (
    <View className={styles.page}>
      <MeHead />
      <Loaded of={layout} skeleton={<MeBars />}>
        {(value) => <Blocks {...value} />}
      </Loaded>
      <MeSettings />
      <MeLogout />
      <Text className={styles.version}>
        {[config.brand, launch.version && t('me.version', { version: launch.version })].filter(Boolean).join(' · ')}
      </Text>
    </View>
  )
}

/** Skeleton of the member page: card, orders, list. */
function MeBars() {
  return <CardSkeleton rows={4} />
}

export default screen('/pages/index/my-index', Me, { top: 'wash' })
