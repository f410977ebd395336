import { onTap, type BuiltinContext, type BuiltinFactory } from './builtin'

interface Marker {
  id: number
  iconPath?: string
  callout?: { content?: string }
}

/** A map without streets: its markers are shown as the texts of their callouts and can be tapped. */
export const map: BuiltinFactory = (context) => ({
  markers: (value) => {
    const markers = Array.isArray(value) ? (value as Marker[]) : []
    context.element.replaceChildren(...markers.map((marker) => markerElement(marker, context)))
  },
})

function markerElement(
  { id, iconPath = '', callout }: Marker,
  { element, platform, raise, assetUrl, reportAsset }: BuiltinContext,
) {
  if (!assetUrl(iconPath)) reportAsset(iconPath)
  const mark = document.createElement('span')
  mark.textContent = callout?.content ?? ''
  mark.dataset.marker = String(id)
  const message = { markerId: id }
  // Alipay puts the marker's id on the event itself instead of in `detail`.
  onTap(mark, () => raise(element, 'markertap', platform === 'alipay' ? {} : message, { fields: message }))
  return mark
}
