/** A place as hosts tell it, in numbers: Alipay tells degrees as texts. */
export function degreesOf(told: { latitude: number | string; longitude: number | string }) {
  return { latitude: Number(told.latitude), longitude: Number(told.longitude) }
}
