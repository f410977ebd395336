import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Heading } from '@/components/Heading'
import { Loaded } from '@/components/Loaded'
import { Mark } from '@/components/Mark'
import { Row } from '@/components/Row'
import { Sheet } from '@/components/Sheet'
import { Bar, Skeleton } from '@/components/Skeleton'
import { useText } from '@/components/useText'
import type { Region } from '@/contract/store'
import type { Resource } from '@/stores/resource'
import type { City } from '../add.model'

interface Props {
  open: boolean
  cities: Resource<City[]>
  /** Id of the district. */
  chosen: string | undefined
  onChoose: (district: Region) => void
  onClose: () => void
}

/** The districts that have stores, by city. */
export const DistrictSheet = observer(function DistrictSheet({ open, cities, chosen, onChoose, onClose }: Props) {
  const t = useText()
  useEffect(() => {
    if (open && !cities.value) void cities.load()
  }, [open, cities])
  const bars = (
    <Skeleton rows={4}>
      <Bar width={66} shape="title" />
    </Skeleton>
  )
  return (
    <Sheet open={open} title={t('address.district')} onClose={onClose}>
      <Loaded of={cities} skeleton={bars}>
        {(list) =>
          list.map(({ city, districts }) => (
            <View key={city.id}>
              <Heading level={3}>{city.name}</Heading>
              {(districts.length > 0 ? districts : [city]).map((district) => (
                <Row
                  key={district.id}
                  kind="radio"
                  title={district.name}
                  selected={district.id === chosen}
                  end={<Mark kind="radio" on={district.id === chosen} />}
                  onTap={() => onChoose(district)}
                />
              ))}
            </View>
          ))
        }
      </Loaded>
    </Sheet>
  )
})
