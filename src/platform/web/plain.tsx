import { forwardRef, type ComponentProps, type ForwardedRef, type SyntheticEvent } from 'react'

/** Props that only mini-programs use. */
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

/** A block element. */
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

/** An inline text element. */
export const Text = forwardRef(drawText)

/** Taro's image modes as `object-fit` values; `widthFix` adapts the height. */
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

/** An image that fills the box of its class. */
export const Image = forwardRef(drawImage)
