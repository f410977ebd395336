import { isOn, type BuiltinFactory } from './builtin'

const FITS: Record<string, string> = { aspectFill: 'cover', aspectFit: 'contain', scaleToFill: 'fill', center: 'none' }

export const image: BuiltinFactory = ({ element, raise, assetUrl, reportAsset }) => {
  const picture = document.createElement('img')
  element.append(picture)
  picture.addEventListener('load', () =>
    raise(element, 'load', { width: picture.naturalWidth, height: picture.naturalHeight }),
  )
  picture.addEventListener('error', () => raise(element, 'error', { errMsg: 'the picture could not be loaded' }))
  return {
    src: (value) => {
      const src = isOn(value) ? String(value) : ''
      if (!src) return picture.removeAttribute('src')
      const url = assetUrl(src)
      if (url) return (picture.src = url)
      reportAsset(src)
      return raise(element, 'error', { errMsg: `no picture ${src}` })
    },
    mode: (value) => {
      const mode = String(value)
      picture.style.objectFit = FITS[mode] ?? 'fill'
      element.dataset.mode = mode
    },
  }
}
