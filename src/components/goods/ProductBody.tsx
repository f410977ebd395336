import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { GoodsDetail } from '@/contract/goods/goods'
import { valueSold } from '@/domain/cart/choice'
import { AddonGroup } from './AddonGroup'
import { FavouriteButton } from './FavouriteButton'
import type { ProductModel } from './product.model'
import { GoodsChips } from './GoodsChips'
import { Heading } from '@/ui/layout/Heading'
import { OptionGroup } from '@/ui/fields/OptionGroup'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import styles from './Product.module.scss'

/** Id of the element of a choice group. */
export const groupId = (id: string) => `group-${id}`

interface Props {
  dish: ProductModel
  /** Shown beside the name and the heart. */
  beside?: ReactNode
}

/** The details of a dish, with all choices. */
export const ProductBody = observer(function ProductBody({ dish, beside }: Props) {
  const t = useText()
  const money = useMoney()
  const { detail, draft, wanting } = dish
  return (
    <View className={styles.body}>
      <View className={styles.head}>
        <View className={styles.name}>
          <Heading look="title1">{detail.name}</Heading>
        </View>
        <View className={styles.beside}>
          <FavouriteButton goods={detail} />
          {beside}
        </View>
      </View>
      {(detail.story || detail.caption) && <Text className={styles.story}>{detail.story || detail.caption}</Text>}
      <DishMarks detail={detail} />
      {detail.specs.map(({ id, name, values }, group) => (
        <View key={id} id={groupId(id)}>
          <OptionGroup
            title={name}
            rule={t('common.required')}
            options={values.map((value) => ({
              key: value.id,
              label: value.name,
              note: money(dish.priceOfValue(group, value.id)),
              disabled: !valueSold(detail, group, value.id),
            }))}
            chosen={draft.valueIds}
            onToggle={(value) => dish.chooseValue(group, value)}
          />
        </View>
      ))}
      {detail.attrs.map(({ id, name, values, required, multiple }) => (
        <View key={id} id={groupId(id)}>
          <OptionGroup
            title={name}
            rule={required ? t('common.required') : undefined}
            missing={wanting === id}
            multiple={multiple}
            options={values.map(({ id, name, heat }) => ({ key: id, label: name, heat }))}
            chosen={draft.attrIds}
            onToggle={dish.toggleAttr}
          />
        </View>
      ))}
      {detail.addons.map((group) => (
        <View key={group.id} id={groupId(group.id)}>
          <AddonGroup group={group} chosen={draft.addons} missing={wanting === group.id} onChange={dish.setAddon} />
        </View>
      ))}
      {detail.packFee > 0 && (
        <Text className={styles.note}>{t('dish.packaging', { price: money(detail.packFee) })}</Text>
      )}
    </View>
  )
})

/** Chips, allergens and diets of a dish. */
const DishMarks = observer(function DishMarks({ detail }: { detail: GoodsDetail }) {
  const t = useText()
  const chipTexts = new Set(detail.chips.map(({ text }) => bare(text)))
  const others = detail.diets.filter((diet) => !chipTexts.has(bare(diet)))
  return (
    <>
      <GoodsChips goods={detail} more={others} />
      {detail.allergens.length > 0 && (
        <Text className={styles.note}>{t('dish.contains', { list: detail.allergens.join(' · ') })}</Text>
      )}
    </>
  )
})

/** Normalises spelling variants: "Gluten-free", "gluten free". */
function bare(text: string): string {
  return text.toLowerCase().replace(/[\s-]/g, '')
}
