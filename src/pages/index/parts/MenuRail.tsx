import { Text, View } from '@tarojs/components'
import { computed } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { roleOf } from '@/components/aria'
import { classes } from '@/components/classes'
import { Dot } from '@/components/Dot'
import { Scroll } from '@/components/Scroll'
import { Tap } from '@/components/Tap'
import { useText } from '@/components/useText'
import type { Section } from '@/domain/menuPieces'
import type { MenuModel } from '../goods.model'
import styles from './Menu.module.scss'

/** The categories of a menu; the one that is read stays in the middle. */
export const MenuRail = observer(function MenuRail({ model, sections }: { model: MenuModel; sections: Section[] }) {
  const t = useText()
  const current = model.list.section
  return (
    <Scroll className={styles.rail} into={`cat-${current}`}>
      <View {...roleOf('navigation')} {...{ 'aria-label': t('menu.categories') }}>
        {sections.map(({ id, name }) => (
          <View key={id} id={`cat-${id}`}>
            <Tap
              kind="link"
              selected={id === current}
              className={classes(styles.category, id === current && styles.current)}
              onTap={() => model.list.goTo(id)}
            >
              <Text className={styles.name}>{name}</Text>
              <CategoryCount model={model} id={id} />
            </Tap>
          </View>
        ))}
      </View>
      <View className={styles.end} />
    </Scroll>
  )
})

/** Redraws only when the count of its own category changes. */
const CategoryCount = observer(function CategoryCount({ model, id }: { model: MenuModel; id: string }) {
  const count = useMemo(() => computed(() => model.countIn(id)), [model, id]).get()
  return (
    <View className={styles.dot}>
      <Dot count={count} />
    </View>
  )
})
