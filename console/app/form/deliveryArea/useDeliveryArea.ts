import { useState } from 'react'
import { useEvent } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Coordinates } from '../../../../src/domain/address/distance'
import { type AreaShape, squareWithin, withCorner } from '../../../../src/domain/address/areaShape'
import { useDeliveryAreaMap } from './useDeliveryAreaMap'

/** A place with its area in a form, and the map that shows it. */
export function useDeliveryArea(source: string) {
  const { setValue } = useFormContext()
  const area = useWatch({ name: source }) as AreaShape
  const [chosen, setChosen] = useState<number>()
  const change = (part: Partial<AreaShape>) => {
    setChosen(undefined)
    setValue(source, { ...area, ...part }, { shouldDirty: true })
  }
  const add = (place: Coordinates) => change({ corners: withCorner(area.corners, place) })
  const remove = (index: number) => change({ corners: area.corners.filter((_corner, at) => at !== index) })
  const { box, map, fit } = useDeliveryAreaMap(area, chosen, {
    onTap: useEvent((place: Coordinates) => area.shape === 'drawn' && add(place)),
    onStore: useEvent((place: Coordinates) => change(place)),
    onCorner: useEvent((index: number, place: Coordinates) =>
      change({ corners: area.corners.map((corner, at) => (at === index ? place : corner)) }),
    ),
    onChoose: setChosen,
    onRemove: useEvent(remove),
  })
  const setShape = (isDrawn: boolean) => {
    const corners = area.corners.length > 0 ? area.corners : squareWithin(area)
    change(isDrawn ? { shape: 'drawn', corners } : { shape: 'circle' })
  }
  const clear = () => change({ corners: [] })
  const addMiddle = () => map.current && add(map.current.middle)
  return { box, area, chosen, setShape, addMiddle, remove, clear, fit }
}
