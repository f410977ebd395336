import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { useEventCallback } from '@/hooks/useEventCallback'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { Coordinates } from '@/domain/address/distance'
import type { Spot } from '@/domain/address/nearby'
import { DrawnMap, type Marks } from './drawnMap'
import styles from './LiveMap.module.scss'

/** How near the map is at first when a place is picked: some streets around the pin. */
const PICKING = 15

interface Props {
  /** What it is and how keys move it, for those who do not see it. */
  label: string
  /** The middle of the map; another object moves it. */
  goal: Coordinates
  zoom?: number
  /** Names that are written on the map. */
  spots: Spot[]
  /** The pin stays in the middle while the map moves; otherwise it stays at the place. */
  pick?: boolean
  onMove?: (centre: Coordinates) => void
  onLocate?: (() => void) | undefined
  /** Places to choose from. */
  marks?: Marks
}

/** A map to move with fingers, mouse or keys. Without pictures of the merchant's map service it is a drawn grid with names. */
export const LiveMap = observer(function LiveMap({
  label,
  goal,
  zoom = PICKING,
  spots,
  pick,
  onMove,
  onLocate,
  marks,
}: Props) {
  const { config, theme } = useStores()
  const t = useText()
  const box = useRef<HTMLElement>(null)
  const map = useRef<DrawnMap>()
  const moved = useEventCallback((centre: Coordinates) => onMove?.(centre))
  // Read once per map: a new goal moves the map that exists.
  const firstGoal = useEventCallback(() => goal)
  const tiles = config.forms.mapSetting

  useEffect(() => {
    void config.need(['mapSetting']).catch(() => undefined)
  }, [config])
  useEffect(() => {
    if (!box.current) return undefined
    const looks = { square: '', tiles: '', name: '', pin: '', mark: '', chosen: '', ...styles }
    const drawn = new DrawnMap(box.current, { centre: firstGoal(), zoom, looks, onMove: moved })
    map.current = drawn
    return () => drawn.remove()
  }, [zoom, firstGoal, moved])
  useEffect(() => {
    if (!marks) map.current?.goTo(goal, !pick)
  }, [goal, pick, marks])
  useEffect(() => {
    if (marks) map.current?.mark(marks)
  }, [marks])
  useEffect(() => map.current?.setTiles(tiles), [tiles])
  useEffect(() => map.current?.write(spots), [spots])

  return (
    <View className={classes(styles.frame, !pick && !marks && styles.tall)}>
      <View
        className={classes(styles.map, theme.dark && styles.dark)}
        ref={box}
        {...{ role: 'application', 'aria-label': label, tabIndex: 0 }}
      />
      {pick && (
        <View className={styles.middle} {...{ 'aria-hidden': true }}>
          <Icon name="map-pin-f" size={34} />
        </View>
      )}
      <View className={styles.tools}>
        {onLocate && (
          <Pressable className={styles.tool} label={t('place.here')} onTap={onLocate}>
            <Icon name="navigation-arrow" size={22} />
          </Pressable>
        )}
        <Pressable className={styles.tool} label={t('place.zoomIn')} onTap={() => map.current?.zoomBy(1)}>
          <Icon name="plus" size={22} />
        </Pressable>
        <Pressable className={styles.tool} label={t('place.zoomOut')} onTap={() => map.current?.zoomBy(-1)}>
          <Icon name="minus" size={22} />
        </Pressable>
      </View>
    </View>
  )
})
