import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { GoodsRow } from '@/contract/goodsRow'
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
  /** As many as fit on one line. */
  brief?: boolean
  /** Words beside the marks, such as diets. */
  more?: readonly string[]
}

/** The short marks of a dish: why it cannot be had now, what members pay, spicy, vegan, what it contains. */
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
      {more?.map((word) => (
        <Chip spaced key={word}>
          {word}
        </Chip>
      ))}
    </View>
  )
})

/** A dish has something to say beside its name and caption. */
export function marked({ state, memberPrice, minBuy, chips }: GoodsRow): boolean {
  return state !== 'ok' || memberPrice !== undefined || minBuy !== undefined || chips.length > 0
}

/** Members see that the price is theirs, others what members pay. */
const MemberChip = observer(function MemberChip({ goods }: { goods: GoodsRow }) {
  const { session } = useStores()
  const t = useText()
  const money = useMoney()
  const { forMembers } = shownPrice(goods, session.signedIn)
  return (
    <Chip spaced tone="gold" icon="crown-simple-f">
      {forMembers === undefined ? t('menu.member') : t('menu.memberPrice', { price: money(forMembers) })}
    </Chip>
  )
})
