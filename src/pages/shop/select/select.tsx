import { useState } from 'react'
import '@/i18n/en/place'
import { storeApi } from '@/api/endpoints/store'
import { Empty } from '@/ui/feedback/Empty'
import { Loaded } from '@/components/loading/Loaded'
import { screen, type PageProps } from '@/shell/screen'
import { Bar, Skeleton } from '@/ui/feedback/Skeleton'
import { useAction } from '@/hooks/useAction'
import { usePageResult } from '@/hooks/usePageResult'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { Region } from '@/contract/store/store'
import { citiesOf } from '@/domain/address/regionList'
import { back, relaunch, urlOf } from '@/platform/navigation/navigation'
import { CityCard } from '../parts/CityCard'
import { RegionFilters } from '../parts/RegionFilters'

/** Selection of a city or district, to filter stores or to place an address. */
function Regions({ query }: PageProps<'/pages/shop/select/select'>) {
  const { delivery } = useStores()
  const t = useText()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const { give } = usePageResult<Region>('/pages/shop/select/select')
  const place = query.need === 'place'
  const regions = useResource(async () => (await storeApi.regions({ tree: true, all: place })).list)

  const choose = (region: Region | undefined) => {
    if (!place) {
      delivery.chooseCity(region)
      back('/pages/shop/select/index')
    } else if (region && !give(region)) {
      relaunch(urlOf('/pages/my/addres/add', { lat: String(region.lat), lng: String(region.lng) }))
    } else back()
  }
  const locate = useAction(async () => {
    setRefused(!(await delivery.locate()))
    if (!delivery.exact) return
    const { region } = await storeApi.address({ lat: delivery.latitude, lng: delivery.longitude })
    const known = regions.value?.find(({ id }) => id === region?.id)
    if (known) choose(known)
    else setTyped(region?.name ?? '')
  })

  const bars = (
    <Skeleton rows={5}>
      <Bar width={66} shape="title" />
    </Skeleton>
  )
  return (
    <>
      <RegionFilters
        typed={typed}
        refused={refused}
        locating={locate.busy}
        everywhere={place ? undefined : !query.regionId}
        onType={setTyped}
        onLocate={() => void locate.run()}
        onEverywhere={() => choose(undefined)}
      />
      <Loaded of={regions} skeleton={bars}>
        {(list) => {
          const cities = citiesOf(list, typed)
          if (cities.length === 0) {
            const showAll = { action: t('regions.showAll'), onAction: () => setTyped('') }
            return <Empty title={t('regions.none')} text={t('regions.noneText')} {...showAll} />
          }
          return cities.map((city) => (
            <CityCard key={city.city.id} {...city} whole={!place} chosen={query.regionId} onChoose={choose} />
          ))
        }}
      </Loaded>
    </>
  )
}

export default screen('/pages/shop/select/select', Regions)
