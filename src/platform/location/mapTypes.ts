/** A location picked on a map: degrees, name and address, empty when unknown. */
export interface PickedPlace {
  lat: number
  lng: number
  words: string
}

/** A location to show on a map, degrees. */
export interface ShownPlace {
  lat: number
  lng: number
  name: string
  address: string
}
