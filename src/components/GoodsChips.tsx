import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { GoodsRow } from '@/contract/goods'
import { shownPrice } from '@/domain/goodsPrice'
import { Chip } from './Chip'
import { classes } from './classes'
import { CHIPS, ranked } from './goodsChipLooks'
import { useMoney } from './useMoney'
import { useStores } from './useStores'
import { useText } from './useText'
import styles from './GoodsChips.module.scss'

interface Props {
  goods: GoodsRow
  /** As many as fit on one line. */
  brief?: boolean
}

/** The short marks of a dish: why it cannot be had now, what members pay, spicy, vegan, what it contains. */
export const GoodsChips = observer(function GoodsChips({ goods, brief }: Props) {
  const { session } = useStores()
  const t = useText()
  const money = useMoney()
  const { forMembers, was } = shownPrice(goods, session.signedIn)
  const membersOnly = session.signedIn && goods.memberPrice !== undefined && was !== undefined
  const off = goods.state !== 'ok' && goods.stateText
  const least = (goods.minBuy ?? 1) > 1 && t('menu.atLeast', { num: goods.minBuy ?? 1 })
  if (!off && !least && !membersOnly && forMembers === undefined && goods.chips.length === 0) return null
  return (
    <View className={classes(styles.chips, brief && styles.brief)}>
      {off && <Chip icon="clock">{off}</Chip>}
      {(membersOnly || forMembers !== undefined) && (
        <Chip tone="gold" icon="crown-simple-f">
          {forMembers === undefined ? t('menu.member') : t('menu.memberPrice', { price: money(forMembers) })}
        </Chip>
      )}
      {least && <Chip>{least}</Chip>}
      {ranked(goods.chips).map(({ kind, text }) => (
        <Chip key={text} {...CHIPS[kind]}>
          {text}
        </Chip>
      ))}
    </View>
  )
})
