import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { navGridData } from '@/contract/config/moreBlocks'
import { hasTarget } from '@/domain/navigation/links'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { DuoIcon } from '@/ui/media/DuoIcon'
import { Icon } from '@/ui/media/Icon'
import { isDuo } from '@/ui/media/iconNames'
import { Picture } from '@/ui/media/Picture'
import { useStores } from '@/hooks/useStores'
import type { BlockProps } from '@/components/blocks/blockProps'
import { LinkArea } from '@/shell/LinkArea'
import styles from './NavGrid.module.scss'

/** A grid of links with icon or picture and title. A link whose page does not exist is left out, and the grid with the last one. */
export const NavGrid = observer(function NavGrid({
  data: { title, columns, items: all },
}: BlockProps<typeof navGridData>) {
  const { config } = useStores()
  const items = all.filter(({ link }) => !link || hasTarget(link))
  if (items.length === 0) return null
  return (
    <Card>
      {title && <Heading look="title3">{title}</Heading>}
      <View className={styles.grid}>
        {items.map(({ icon, image, title: name, link }) => (
          <View key={name} className={styles.place} style={{ width: `${100 / columns}%` }}>
            <LinkArea className={styles.option} link={link}>
              {icon && !image ? (
                <View className={styles.sign}>
                  {isDuo(icon) ? <DuoIcon name={icon} /> : <Icon name={icon} size={28} />}
                </View>
              ) : (
                <Picture src={config.picture(image)} alt="" size={44} />
              )}
              <Text className={styles.name}>{name}</Text>
            </LinkArea>
          </View>
        ))}
      </View>
    </Card>
  )
})
