import { Text, View } from '@tarojs/components'
import { computed } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { CountBadge } from '@/ui/media/CountBadge'
import { FIRST_COUNT, KEEP_MOUNTED } from '@/ui/layout/keepMounted'
import { Scroll } from '@/ui/layout/Scroll'
import { useSlidingMark } from '@/ui/layout/useSlidingMark'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'
import type { Section } from '@/domain/goods/menuRows'
import type { MenuModel } from './menu.model'
import styles from './Menu.module.scss'

/** The categories of a menu; the current one is scrolled to the middle. */
export const MenuRail = observer(function MenuRail({ model, sections }: { model: MenuModel; sections: Section[] }) {
  const t = useText()
  const current = model.list.section
  useSlidingMark(`cat-${current}`, '::before')
  return (
    <Scroll className={styles.rail} into={`cat-${current}`}>
      <View {...roleOf('navigation')} {...{ 'aria-label': t('menu.categories') }}>
        {sections.map(({ id, name }) => (
          <View key={id} id={`cat-${id}`} className={classes(styles.place, id === current && styles.current)}>
            <Pressable
              kind="link"
              selected={id === current}
              className={styles.category}
              onTap={() => model.list.goTo(id)}
            >
              <CategoryName model={model} id={id} name={name} />
            </Pressable>
          </View>
        ))}
      </View>
      <View className={styles.end} />
    </Scroll>
  )
})

interface NameProps {
  model: MenuModel
  id: string
  name: string
}

/** A category with the quantity in the cart. Re-renders only when the quantity of its own category changes. */
const CategoryName = observer(function CategoryName({ model, id, name }: NameProps) {
  const count = useMemo(() => computed(() => model.countIn(id)), [model, id]).get()
  return (
    <View className={classes(styles.label, count > 0 && styles.counted)}>
      <Text className={styles.name}>{name}</Text>
      <View className={styles.dot}>{(count > 0 || KEEP_MOUNTED) && <CountBadge count={count || FIRST_COUNT} />}</View>
    </View>
  )
})
