import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Reply } from '@/contract/endpoint'
import type { Level, vipCardContract } from '@/contract/membership/vipCard'
import { countText } from '@/domain/money/money'
import { useText } from '@/hooks/useText'
import { goSignIn } from '@/platform/auth/signIn'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import styles from './Levels.module.scss'

interface Props {
  levels: readonly Level[]
  me: Reply<(typeof vipCardContract)['levels']>['me']
}

/** What is missing to the next level, and how to get there. A guest can log in. */
export const NextLevel = observer(function NextLevel({ levels, me }: Props) {
  const t = useText()
  const next = levels.find(({ level, from }) => level > (me?.level ?? 0) && from > (me?.growth ?? 0))
  const missing = next && me ? next.from - me.growth : 0
  const meals = me?.lastOrder ? Math.ceil(missing / me.lastOrder) : 0
  const title = next ? t('vip.toNext', { growth: countText(missing), level: next.name }) : t('vip.topLevel')
  return (
    <Card>
      <View className={styles.next}>
        <View className={styles.nextTexts}>
          <Heading look="title3">{me ? title : t('vip.guest')}</Heading>
          <Text className={styles.caption}>
            {next && meals > 0 ? t('vip.dinners', { count: meals }) : t('vip.everyOrder')}
          </Text>
        </View>
        {me ? (
          <Button size="medium" onTap={() => go('/pages/index/goods')}>
            {t('vip.order')}
          </Button>
        ) : (
          <Button size="medium" onTap={() => goSignIn()}>
            {t('vip.login')}
          </Button>
        )}
      </View>
    </Card>
  )
})
