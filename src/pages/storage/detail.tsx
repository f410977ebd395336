import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/bottles'
import { drinksApi } from '@/api/endpoints/drinks'
import { useSignInGate } from '@/components/account/useSignInGate'
import { Loaded } from '@/components/loading/Loaded'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { back, go } from '@/platform/navigation/navigation'
import { NavBar } from '@/shell/NavBar'
import { screen, type PageProps } from '@/shell/screen'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { bottleArt } from './parts/bottleArt'
import { BottleDetail } from './parts/BottleDetail'
import { BottleTransfer } from './parts/BottleTransfer'
import { TakeOut } from './parts/TakeOut'
import styles from './parts/Bottles.module.scss'

/** A kept bottle by its id, its code to take it out with `take`, or what the link of a transfer (`token`) shows. */
function BottlePage({ query: { id, take, token } }: PageProps<'/pages/order/storage/detail'>) {
  const t = useText()
  const { session } = useStores()
  if (id && take && session.signedIn) return <TakeOut id={id} />
  return (
    <View>
      <NavBar title={t('bottles.one')} onBack={() => back('/pages/order/storage/list')} />
      {token ? <BottleTransfer token={token} /> : <BottleOf id={id} />}
    </View>
  )
}

const BottleOf = observer(function BottleOf({ id }: { id: string | undefined }) {
  const t = useText()
  const { session } = useStores()
  const { member } = useSignInGate()
  if (!id)
    return (
      <Empty
        art={bottleArt}
        title={t('bottles.missing')}
        action={t('bottles.title')}
        onAction={() => go('/pages/order/storage/list', {})}
      />
    )
  if (session.signedIn) return <OwnBottle id={id} />
  return (
    <Empty
      art={bottleArt}
      title={t('bottles.logIn')}
      action={t('bottles.toLogIn')}
      onAction={() => member(() => undefined)}
    />
  )
})

function OwnBottle({ id }: { id: string }) {
  const bottle = useResource(() => drinksApi.detail({ id }))
  return (
    <View className={styles.page}>
      <Loaded of={bottle} skeleton={<CardSkeleton rows={3} />}>
        {(value) => <BottleDetail bottle={value} onChanged={bottle.load} />}
      </Loaded>
    </View>
  )
}

export default screen('/pages/order/storage/detail', BottlePage, { header: 'own', shared: true })
