/** A location picked on a map: degrees, name and address, empty when unknown. */
export interface PickedLocation {
  lat: number
  lng: number
  label: string
}

/** A location to show on a map, degrees. */
export interface ShownLocation {
  lat: number
  lng: number
  name: string
  address: string
}
