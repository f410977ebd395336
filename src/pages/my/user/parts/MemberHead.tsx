import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { vipCardApi } from '@/api/endpoints/vipCard'
import { hasBenefit, useBenefitTexts } from '@/components/member/useBenefitTexts'
import type { User } from '@/contract/account/session'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Icon } from '@/ui/media/Icon'
import styles from './MemberCode.module.scss'

/** The level, the name and the discount of the member. */
export const MemberHead = observer(function MemberHead({ user }: { user: User }) {
  const t = useText()
  const { vip } = useStores().session
  return (
    <View className={styles.head}>
      <Icon name="crown-simple-f" size={24} />
      <View className={styles.names}>
        <Text className={styles.level}>{(vip && user.levelName) || t('member.name')}</Text>
        <Text className={styles.quiet}>{user.nickname}</Text>
      </View>
      {vip && <Discount />}
    </View>
  )
})

/** What the level takes off, once it is known; the code is useful without it. */
const Discount = observer(function Discount() {
  const ladder = useResource(() => vipCardApi.levels({}))
  const textOf = useBenefitTexts(ladder.value?.pointsPerAmount ?? 0)
  const { me, levels = [] } = ladder.value ?? {}
  const own = levels.find(({ level }) => level === me?.level)
  if (!own || !hasBenefit(own.benefits, 'discount')) return null
  const { title, hint } = textOf('discount', own.benefits)
  return (
    <View className={styles.discount}>
      <Text className={styles.level}>{title}</Text>
      <Text className={styles.quiet}>{hint}</Text>
    </View>
  )
})
