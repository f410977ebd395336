import { forwardRef, type ComponentProps, type SyntheticEvent } from 'react'

/**
 * The H5 build reads this file in place of `@tarojs/components`: the three elements that make up nearly every node are drawn by one plain
 * HTML element each, without the state and effects of Taro's own (performance.md "Levers"); all others are Taro's.
 */
export * from '@tarojs/plugin-platform-h5/dist/runtime/components'

/** Fields that only mini-programs read. */
type MiniOnly = { hoverClass?: string; hoverStartTime?: number; hoverStayTime?: number; hoverStopPropagation?: boolean; catchMove?: boolean }

/** A block. */
export const View = forwardRef<HTMLDivElement, ComponentProps<'div'> & MiniOnly>(function View(
  { hoverClass: _a, hoverStartTime: _b, hoverStayTime: _c, hoverStopPropagation: _d, catchMove: _e, ...rest },
  ref,
) {
  return <div ref={ref} {...rest} />
})

/** A run of text. */
export const Text = forwardRef<HTMLSpanElement, ComponentProps<'span'> & { selectable?: boolean; userSelect?: boolean; decode?: boolean; space?: string }>(
  function Text({ selectable: _a, userSelect: _b, decode: _c, space: _d, ...rest }, ref) {
    return <span ref={ref} {...rest} />
  },
)

/** How Taro names the ways to fit a picture, in CSS's words; `widthFix` lets the height follow. */
const FITS: Record<string, 'contain' | 'cover' | 'fill'> = { aspectFit: 'contain', aspectFill: 'cover', scaleToFill: 'fill' }

type ImageProps = Omit<ComponentProps<'img'>, 'onLoad'> & {
  mode?: string
  lazyLoad?: boolean
  webp?: boolean
  showMenuByLongpress?: boolean
  fadeIn?: boolean
  onLoad?: (event: { detail: { width: number; height: number } }) => void
}

/** A picture; it fills the box that its class gives it. */
export const Image = forwardRef<HTMLImageElement, ImageProps>(function Image(
  { mode = 'scaleToFill', lazyLoad, webp: _a, showMenuByLongpress: _b, fadeIn: _c, style, onLoad, alt = '', ...rest },
  ref,
) {
  const loaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    onLoad?.({ detail: { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight } })
  const fit = mode === 'widthFix' ? { height: 'auto' } : { objectFit: FITS[mode] ?? 'fill' }
  return <img ref={ref} alt={alt} loading={lazyLoad ? 'lazy' : undefined} style={{ ...fit, ...style }} onLoad={loaded} {...rest} />
})
