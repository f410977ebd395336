import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { GoodsDetail } from '@/contract/goods/goods'
import { addonRoom, type Addons } from '@/domain/cart/choice'
import type { Translate } from '@/i18n/messages'
import { AddonItem } from './AddonItem'
import { Chip } from '@/ui/feedback/Chip'
import { Heading } from '@/ui/layout/Heading'
import { useText } from '@/hooks/useText'
import styles from './Addon.module.scss'

type Group = GoodsDetail['addons'][number]

interface Props {
  group: Group
  chosen: Addons
  /** Whether too few are chosen and the guest has tried to continue. */
  missing: boolean
  onChange: (group: Group, itemId: string, num: number) => void
}

/** A group of add-ons of a dish. */
export const AddonGroup = observer(function AddonGroup({ group, chosen, missing, onChange }: Props) {
  const t = useText()
  const { name, min, max, items } = group
  const pictured = items.some(({ image }) => image !== '')
  return (
    <View>
      <View className={styles.head}>
        <Heading level={3}>{name}</Heading>
        {min > 0 ? (
          <Chip tone={missing ? 'red' : 'neutral'}>{ruleText(group, t)}</Chip>
        ) : (
          max < piecesAtMost(group) && <Text className={styles.rule}>{t('dish.upTo', { num: max })}</Text>
        )}
      </View>
      {items.map((item) => (
        <AddonItem
          key={item.id}
          item={item}
          num={chosen[item.id] ?? 0}
          room={addonRoom(group, item, chosen)}
          single={item.max === 1}
          pictured={pictured}
          onChange={(num) => onChange(group, item.id, num)}
        />
      ))}
    </View>
  )
})

/** Maximum quantity by the limits of the items alone. */
function piecesAtMost({ items }: Group): number {
  return items.reduce((sum, item) => sum + item.max, 0)
}

function ruleText({ min, max }: Group, t: Translate): string {
  return min === max ? t('dish.exactly', { num: min }) : t('dish.between', { min, max })
}
