import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { goSignIn } from '@/platform/auth/signIn'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { Art } from '@/ui/media/Art'
import { Icon } from '@/ui/media/Icon'
import { memberArt } from '@/ui/media/memberArtFiles'
import styles from './Activate.module.scss'

/** What the member card gives, and how a guest gets it. */
export const Membership = observer(function Membership() {
  const { config } = useStores()
  const t = useText()
  const money = useMoney()
  const { integralSetting, vipset } = config.forms
  const perPoint = integralSetting?.on ? integralSetting.earnPerAmount : 0
  return (
    <>
      <View className={styles.card}>
        <View className={styles.brand}>
          <Icon name="crown-simple-f" size={24} />
          <Text className={styles.name}>{t('equityCard.memberOf', { brand: config.brand })}</Text>
        </View>
        <Text className={styles.dim}>{t('equityCard.notYet')}</Text>
        <View className={styles.crown}>
          <Art src={memberArt.crown} size={104} />
        </View>
      </View>
      <View className={styles.texts}>
        <Heading level={1} look="title1">
          {t('equityCard.free')}
        </Heading>
        <Text className={styles.text}>{t('equityCard.freeText')}</Text>
      </View>
      <Card>
        <Row icon="seal-percent" title={t('equityCard.prices')} hint={t('equityCard.pricesText')} />
        {perPoint > 0 && (
          <Row
            icon="coins"
            title={t('equityCard.pointsFor', { amount: money(perPoint) })}
            hint={t('equityCard.pointsWorth')}
          />
        )}
        {vipset?.on && <Row icon="crown-simple" title={t('equityCard.levels')} hint={t('equityCard.levelsText')} />}
      </Card>
      <Dock note={t('equityCard.terms')}>
        <Button wide size="large" onTap={() => goSignIn()}>
          {t('equityCard.activateMine')}
        </Button>
      </Dock>
    </>
  )
})
