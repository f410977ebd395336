import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { RadioRow } from '@/ui/fields/RadioRow'
import { useText } from '@/hooks/useText'
import type { Region } from '@/contract/store/store'
import type { City } from '@/domain/address/regionList'

interface Props extends City {
  /** Whether the whole city can be selected. */
  whole: boolean
  chosen: string | undefined
  onChoose: (region: Region) => void
}

/** A city and its districts, to choose one. */
export const CityCard = observer(function CityCard({ city, districts, whole, chosen, onChoose }: Props) {
  const t = useText()
  const row = (region: Region, title: string) => (
    <RadioRow key={region.id} title={title} on={region.id === chosen} onTap={() => onChoose(region)} />
  )
  return (
    <Card>
      <Heading level={2} look="title3">
        {city.name}
      </Heading>
      {(whole || districts.length === 0) && row(city, t('regions.whole', { name: city.name }))}
      {districts.map((district) => row(district, district.name))}
    </Card>
  )
})
