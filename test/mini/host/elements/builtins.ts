import type { BuiltinFactory } from './builtin'
import { button, form } from './button'
import { checkbox, radio, slider, switchControl } from './choices'
import { image } from './image'
import { input, textarea } from './input'
import { canvas, navigator, richText } from './others'
import { picker, pickerView } from './picker'
import { scrollView } from './scrollView'
import { swiper, swiperItem } from './swiper'

/** Built-in components that do more than hold their children. */
export const builtins: Record<string, BuiltinFactory> = {
  button,
  canvas,
  checkbox,
  form,
  image,
  'cover-image': image,
  input,
  navigator,
  picker,
  'picker-view': pickerView,
  radio,
  'rich-text': richText,
  'scroll-view': scrollView,
  slider,
  swiper,
  'swiper-item': swiperItem,
  switch: switchControl,
  textarea,
}

const PLAIN = new Set(
  `page view text block slot cover-view label icon progress map video audio camera live-player live-pusher web-view ad
  checkbox-group radio-group movable-area movable-view picker-view-column page-meta navigation-bar match-media root-portal
  page-container share-element open-data official-account editor functional-page-navigator lifestyle life-follow contact-button
  sticky-header sticky-section list-view grid-view snapshot span native-slot channel-live channel-video voip-room keyboard-accessory
  custom-wrapper-placeholder lottie error-view`.split(/\s+/),
)

/** Whether the platforms draw this tag themselves. */
export const isBuiltin = (tag: string) => tag in builtins || PLAIN.has(tag)
