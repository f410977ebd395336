import { useState } from 'react'
import { useEvent } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Coordinates } from '../../../../src/domain/address/distance'
import { type Ground, squareWithin, withCorner } from '../../../../src/domain/address/ground'
import { useGroundMap } from './useGroundMap'

/** A place with its area in a form, and the map that shows it. */
export function useGround(source: string) {
  const { setValue } = useFormContext()
  const ground = useWatch({ name: source }) as Ground
  const [chosen, setChosen] = useState<number>()
  const change = (part: Partial<Ground>) => {
    setChosen(undefined)
    setValue(source, { ...ground, ...part }, { shouldDirty: true })
  }
  const add = (place: Coordinates) => change({ corners: withCorner(ground.corners, place) })
  const remove = (index: number) => change({ corners: ground.corners.filter((_corner, at) => at !== index) })
  const { box, map, fit } = useGroundMap(ground, chosen, {
    onTap: useEvent((place: Coordinates) => ground.shape === 'drawn' && add(place)),
    onStore: useEvent((place: Coordinates) => change(place)),
    onCorner: useEvent((index: number, place: Coordinates) =>
      change({ corners: ground.corners.map((corner, at) => (at === index ? place : corner)) }),
    ),
    onChoose: setChosen,
    onRemove: useEvent(remove),
  })
  const setShape = (isDrawn: boolean) => {
    const corners = ground.corners.length > 0 ? ground.corners : squareWithin(ground)
    change(isDrawn ? { shape: 'drawn', corners } : { shape: 'circle' })
  }
  const clear = () => change({ corners: [] })
  const addMiddle = () => map.current && add(map.current.middle)
  return { box, ground, chosen, setShape, addMiddle, remove, clear, fit }
}
