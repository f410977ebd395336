import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { partnerApi } from '@/api/endpoints/partner'
import { Loaded } from '@/components/loading/Loaded'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { back, go } from '@/platform/navigation/navigation'
import { NavBar } from '@/shell/NavBar'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Avatar } from '@/ui/media/Avatar'
import { PartnerSkeleton } from './PartnerGate'
import styles from './Partner.module.scss'

/** What the link of a partner shows: who invites, and the way to the menu. Opening it makes the guest a fan. */
export const PartnerVisit = observer(function PartnerVisit({ code }: { code: string }) {
  const t = useText()
  const { config } = useStores()
  const visit = useResource(() => partnerApi.visit({ code }))
  return (
    <View>
      <NavBar title={config.brand} onBack={() => back()} />
      <Loaded of={visit} skeleton={<PartnerSkeleton />}>
        {({ state, name, avatar }) => {
          const from = name || config.brand
          return (
            <Card>
              <View className={styles.state}>
                <Avatar name={from} src={avatar ? config.picture(avatar) : undefined} size={64} />
                <Heading level={1} look="title1">
                  {t('partner.welcome', { name: from })}
                </Heading>
                <Text className={styles.stateText}>
                  {t(state === 'own' ? 'partner.welcomeOwn' : 'partner.welcomeText')}
                </Text>
                <Button size="large" onTap={() => go('/pages/index/goods')}>
                  {t('partner.toMenu')}
                </Button>
              </View>
            </Card>
          )
        }}
      </Loaded>
    </View>
  )
})
