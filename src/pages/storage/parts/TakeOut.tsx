import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { drinksApi } from '@/api/endpoints/drinks'
import { Loaded } from '@/components/loading/Loaded'
import type { DrinkTakeCode, DrinkView } from '@/contract/inStore/drinks'
import { randomId } from '@/domain/text/randomId'
import { useAction } from '@/hooks/useAction'
import { useDarkTop } from '@/hooks/darkTop'
import { useBrightScreen } from '@/hooks/useBrightScreen'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { back } from '@/platform/navigation/navigation'
import { NavBar } from '@/shell/NavBar'
import { Pressable } from '@/ui/actions/Pressable'
import { LoadingDots } from '@/ui/media/LoadingDots'
import { Perforation } from '@/ui/layout/Perforation'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { AgeConfirmation, TakeCode } from './TakeCode'
import { useBottleTexts } from './useBottleTexts'
import styles from './TakeOut.module.scss'

const SHELF = '/pages/order/storage/list'

/** The code by which staff hand a bottle out, after the guest has confirmed the age. */
export const TakeOut = observer(function TakeOut({ id }: { id: string }) {
  const t = useText()
  const bottle = useResource(() => drinksApi.detail({ id }))
  const [shown, setShown] = useState<DrinkTakeCode>()
  useBrightScreen()
  useDarkTop(true)
  return (
    <View className={styles.page}>
      <NavBar title={t('bottles.take')} onBack={() => back(SHELF)} />
      <Loaded of={bottle} skeleton={<LoadingDots />}>
        {(value) => (
          <>
            <Head bottle={value} />
            <View className={styles.card}>
              {shown ? (
                <TakeCode key={shown.code} shown={shown} bottle={value} follow={bottle.load} onRenewed={setShown} />
              ) : (
                <AgeConfirmation bottle={value} onCode={setShown} />
              )}
              <Perforation />
              {(['step1', 'step2', 'step3'] as const).map((step, at) => (
                <View key={step} className={styles.step}>
                  <Text className={styles.no}>{at + 1}</Text>
                  <Text className={styles.stepText}>{t(`bottles.${step}`)}</Text>
                </View>
              ))}
            </View>
            {shown && <Cancel id={id} />}
          </>
        )}
      </Loaded>
    </View>
  )
})

const Head = observer(function Head({ bottle }: { bottle: DrinkView }) {
  const { amountOf } = useBottleTexts()
  const { config } = useStores()
  const { goodsName, storeInfo, cabinet } = bottle
  return (
    <View className={styles.head}>
      {bottle.image !== '' && <Picture eager src={config.picture(bottle.image)} alt="" size={60} />}
      <View className={styles.names}>
        <Text className={styles.name}>{goodsName}</Text>
        <Text className={styles.quiet}>{[amountOf(bottle), storeInfo.shortName, cabinet].join(' · ')}</Text>
      </View>
    </View>
  )
})

const Cancel = observer(function Cancel({ id }: { id: string }) {
  const t = useText()
  const cancel = useAction(async () => {
    await drinksApi.cancelCode({ id }, { key: randomId() })
    back(SHELF)
  })
  return (
    <View className={styles.foot}>
      {process.env.TARO_ENV !== 'h5' && (
        <View className={styles.bright}>
          <Icon name="sun-dim" size={20} />
          <Text className={styles.brightText}>{t('bottles.bright')}</Text>
        </View>
      )}
      <Pressable className={styles.link} disabled={cancel.busy} onTap={() => void cancel.run()}>
        <Text>{t('common.cancel')}</Text>
      </Pressable>
    </View>
  )
})
