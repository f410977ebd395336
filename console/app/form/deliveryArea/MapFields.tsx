import { Skeleton } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { InputProps } from '../fields/inputProps'
import { MAP_HEIGHT } from './mapStyles'

// The map comes with the first form that has one.
const DeliveryAreaEditor = lazy(async () => ({ default: (await import('./DeliveryAreaEditor')).DeliveryAreaEditor }))
const PlaceEditor = lazy(async () => ({ default: (await import('./PlaceEditor')).PlaceEditor }))

/** A place on a map with the area around it. */
export function DeliveryAreaField({ source, label }: InputProps<'ground'>) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={MAP_HEIGHT} />}>
      <DeliveryAreaEditor source={source} label={label} />
    </Suspense>
  )
}

/** A place on a map. */
export function PlaceField({ source, label }: InputProps<'place'>) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={MAP_HEIGHT} />}>
      <PlaceEditor source={source} label={label} />
    </Suspense>
  )
}
