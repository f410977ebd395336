import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { GoodsRow } from '@/contract/goods/goodsRow'
import { shownPrice } from '@/domain/goods/goodsPrice'
import { Chip } from '@/ui/feedback/Chip'
import { classes } from '@/ui/classes'
import { CHIPS, ranked } from './goodsChipLooks'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './GoodsChips.module.scss'

interface Props {
  goods: GoodsRow
  /** Whether only one line is shown. */
  brief?: boolean
  /** Texts beside the chips, such as diets. */
  more?: readonly string[]
}

/** The chips of a dish: unavailability, member price, spicy, vegan, allergens. */
export const GoodsChips = observer(function GoodsChips({ goods, brief, more }: Props) {
  const t = useText()
  const off = goods.state !== 'ok' && goods.stateText
  if (!marked(goods) && !more?.length) return null
  return (
    <View className={classes(styles.chips, brief && styles.brief)}>
      {off && (
        <Chip spaced icon="clock">
          {off}
        </Chip>
      )}
      {goods.memberPrice !== undefined && <MemberChip goods={goods} />}
      {goods.minBuy !== undefined && <Chip spaced>{t('menu.atLeast', { num: goods.minBuy })}</Chip>}
      {ranked(goods.chips).map(({ kind, text }) => (
        <Chip spaced key={text} {...CHIPS[kind]}>
          {text}
        </Chip>
      ))}
      {more?.map((text) => (
        <Chip spaced key={text}>
          {text}
        </Chip>
      ))}
    </View>
  )
})

/** Whether a dish has chips. */
function marked({ state, memberPrice, minBuy, chips }: GoodsRow): boolean {
  return state !== 'ok' || memberPrice !== undefined || minBuy !== undefined || chips.length > 0
}

/** Members see that they pay the member price, others see its amount. */
const MemberChip = observer(function MemberChip({ goods }: { goods: GoodsRow }) {
  const { session } = useStores()
  const t = useText()
  const money = useMoney()
  const { forMembers } = shownPrice(goods, session.signedIn ? 0 : undefined)
  return (
    <Chip spaced tone="gold" icon="crown-simple-f">
      {forMembers === undefined ? t('menu.member') : t('menu.memberPrice', { price: money(forMembers) })}
    </Chip>
  )
})
