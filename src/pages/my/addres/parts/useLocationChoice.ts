import { useState } from 'react'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import type { Region } from '@/contract/store/store'
import { chooseLocation } from '@/platform/location/chooseLocation'
import { go } from '@/platform/navigation/navigation'
import { openForResult } from '@/platform/navigation/pageResult'
import type { AddressModel } from '../add.model'

const REGIONS = '/pages/shop/select/select'

/** The three sources of an address's coordinates; `refused` after the device denied the position. */
export function useLocationChoice(model: AddressModel) {
  const { delivery } = useStores()
  const [refused, setRefused] = useState(false)
  const locate = useAction(async () => {
    const located = await delivery.locate()
    setRefused(!located)
    if (located) await model.takeLocation({ lat: delivery.latitude, lng: delivery.longitude })
  })
  const pick = useAction(async () => {
    const picked = await chooseLocation(model.draft.place ?? { lat: delivery.latitude, lng: delivery.longitude })
    if (picked) await model.takePicked(picked)
  })
  const chooseDistrict = useAction(async () => {
    const regionId = model.district?.id ?? ''
    const region = await openForResult<Region>(REGIONS, () => go(REGIONS, { need: 'place', regionId }))
    if (region) model.takeDistrict(region)
  })
  return { refused, locate, pick, chooseDistrict }
}
