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
import { DrawnMap, isCityDrawn, type Marks } from './drawnMap'
import styles from './LiveMap.module.scss'

/** Initial zoom of the location picker. */
const PICKING = 15

interface Props {
  /** Accessible label, with keyboard instructions. */
  label: string
  /** Centre of the map; a new object moves it. */
  goal: Coordinates
  zoom?: number
  /** Named points on the map. */
  spots: Spot[]
  /** Whether the pin stays in the centre while the map moves; otherwise it stays at its location. */
  pick?: boolean
  onMove?: (centre: Coordinates) => void
  onLocate?: (() => void) | undefined
  /** Selectable markers. */
  marks?: Marks
}

/** An interactive map. Without tiles of the merchant's map service it shows a drawn city with names; nothing outside that. */
export const LiveMap = observer(function LiveMap(props: Props) {
  const { config } = useStores()
  useEffect(() => {
    void config.need(['mapSetting']).catch(() => undefined)
  }, [config])
  const places = props.marks?.places ?? [props.goal]
  return config.forms.mapSetting?.tiles || places.some(isCityDrawn) ? <MapView {...props} /> : null
})

const MapView = observer(function MapView({
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
  // Initial values only: a new goal moves the existing map.
  const firstGoal = useEventCallback(() => goal)
  const tiles = config.forms.mapSetting

  useEffect(() => {
    if (!box.current) return undefined
    const looks = {
      square: '',
      river: '',
      road: '',
      rail: '',
      tiles: '',
      name: '',
      pin: '',
      mark: '',
      chosen: '',
      ...styles,
    }
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
