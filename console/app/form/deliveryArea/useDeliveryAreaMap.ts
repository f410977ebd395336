import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useEvent, useTranslate } from 'react-admin'
import type { configContract } from '../../../../src/contract/config/config'
import { API_PREFIX, type Envelope, type Reply } from '../../../../src/contract/endpoint'
import type { AreaShape } from '../../../../src/domain/address/areaShape'
import { type DeliveryAreaEvents, DeliveryAreaMap } from './deliveryAreaMap'

type Forms = typeof configContract.forms

/** Its contract is not loaded for one path. */
const FORMS: Forms['path'] = 'configFormMap'

/** The tiles of the merchant's map service, as guests have them. */
async function readTiles(): Promise<Reply<Forms>['mapSetting'] | null> {
  const response = await fetch(API_PREFIX + FORMS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idents: ['mapSetting'] }),
  })
  return ((await response.json()) as Envelope<Reply<Forms>>).data.mapSetting ?? null
}

/** Whether everything is a number: what is typed may not be one yet. */
const isDrawable = ({ lat, lng, radius, corners }: AreaShape): boolean =>
  [lat, lng, radius, ...corners.flatMap((corner) => [corner.lat, corner.lng])].every(Number.isFinite)

/** The map of a place and its area, in the element of `box`. */
export function useDeliveryAreaMap(area: AreaShape, chosen: number | undefined, events: DeliveryAreaEvents) {
  const translate = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<DeliveryAreaMap>(undefined)
  // Without a network there are no tiles, and the map works on its grid.
  const { data: tiles } = useQuery({ queryKey: ['mapSetting'], queryFn: readTiles, retry: false })
  const fit = useEvent(() => isDrawable(area) && map.current?.fit(area))
  const open = useEvent((element: HTMLElement) => {
    const names = {
      store: translate('ground.store'),
      zoomIn: translate('ground.zoomIn'),
      zoomOut: translate('ground.zoomOut'),
      corner: (no: number) => translate('ground.corner', { no }),
    }
    return new DeliveryAreaMap(element, names, events)
  })
  useEffect(() => {
    if (!box.current) return undefined
    const opened = open(box.current)
    map.current = opened
    fit()
    return () => opened.remove()
  }, [open, fit])
  useEffect(() => {
    if (isDrawable(area)) map.current?.draw(area, chosen)
  }, [area, chosen])
  useEffect(() => {
    if (tiles) map.current?.setTiles(tiles)
  }, [tiles])
  return { box, map, fit }
}
