import type { Region } from '@/contract/store/store'

/** A city and those of its districts that are shown. */
export interface City {
  city: Region
  districts: Region[]
}

/** Cities with their districts, filtered by a search text; a matching city keeps all of its districts. */
export function citiesOf(regions: Region[], typed: string): City[] {
  const wanted = typed.trim().toLowerCase()
  const matches = ({ name }: Region) => name.toLowerCase().includes(wanted)
  return regions
    .filter(({ parentId }) => !parentId)
    .map((city) => {
      const districts = regions.filter(({ parentId }) => parentId === city.id)
      return { city, districts: matches(city) ? districts : districts.filter(matches) }
    })
    .filter(({ city, districts }) => matches(city) || districts.length > 0)
}
