import { forwardRef, type ComponentProps, type ForwardedRef, type SyntheticEvent } from 'react'

/** Fields that only mini-programs read. */
interface MiniOnly {
  hoverClass?: string
  hoverStartTime?: number
  hoverStayTime?: number
  hoverStopPropagation?: boolean
  catchMove?: boolean
}

function drawView(
  {
    hoverClass: _a,
    hoverStartTime: _b,
    hoverStayTime: _c,
    hoverStopPropagation: _d,
    catchMove: _e,
    ...rest
  }: ComponentProps<'div'> & MiniOnly,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return <div ref={ref} {...rest} />
}

/** A block. */
export const View = forwardRef(drawView)

type TextProps = ComponentProps<'span'> & {
  selectable?: boolean
  userSelect?: boolean
  decode?: boolean
  space?: string
}

function drawText(
  { selectable: _a, userSelect: _b, decode: _c, space: _d, ...rest }: TextProps,
  ref: ForwardedRef<HTMLSpanElement>,
) {
  return <span ref={ref} {...rest} />
}

/** A run of text. */
export const Text = forwardRef(drawText)

/** How Taro names the ways to fit a picture, in CSS's words; `widthFix` lets the height follow. */
const FITS: Record<string, 'contain' | 'cover' | 'fill'> = {
  aspectFit: 'contain',
  aspectFill: 'cover',
  scaleToFill: 'fill',
}

type ImageProps = Omit<ComponentProps<'img'>, 'onLoad'> & {
  mode?: string
  lazyLoad?: boolean
  webp?: boolean
  showMenuByLongpress?: boolean
  fadeIn?: boolean
  onLoad?: (event: { detail: { width: number; height: number } }) => void
}

function drawImage(
  {
    mode = 'scaleToFill',
    lazyLoad,
    webp: _a,
    showMenuByLongpress: _b,
    fadeIn: _c,
    style,
    onLoad,
    alt = '',
    ...rest
  }: ImageProps,
  ref: ForwardedRef<HTMLImageElement>,
) {
  const loaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    onLoad?.({ detail: { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight } })
  const fit = mode === 'widthFix' ? { height: 'auto' } : { objectFit: FITS[mode] ?? 'fill' }
  return (
    <img
      ref={ref}
      alt={alt}
      loading={lazyLoad ? 'lazy' : undefined}
      style={{ ...fit, ...style }}
      onLoad={loaded}
      {...rest}
    />
  )
}

/** A picture; it fills the box that its class gives it. */
export const Image = forwardRef(drawImage)
