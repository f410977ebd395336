import { onTap, type Builtin, type BuiltinFactory } from './builtin'

interface Marker {
  id: number
  iconPath?: string
  callout?: { content?: string }
}

/** A host's map without streets: its markers lie there by the words of their callouts, to be tapped. */
export const map: BuiltinFactory = (context) => ({
  markers: (value) => {
    const markers = Array.isArray(value) ? (value as Marker[]) : []
    context.element.replaceChildren(...markers.map((marker) => markOf(marker, context)))
  },
})

function markOf({ id, iconPath = '', callout }: Marker, { element, platform, raise, assetUrl, reportAsset }: Builtin) {
  if (!assetUrl(iconPath)) reportAsset(iconPath)
  const mark = document.createElement('span')
  mark.textContent = callout?.content ?? ''
  mark.dataset.marker = String(id)
  const said = { markerId: id }
  // Alipay says it on the event itself.
  onTap(mark, () => raise(element, 'markertap', platform === 'alipay' ? {} : said, { fields: said }))
  return mark
}
