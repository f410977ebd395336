import type { BuiltinFactory } from './builtin'
import { button, form } from './button'
import { checkbox, radio, slider, switchControl } from './choices'
import { image } from './image'
import { input, textarea } from './input'
import { map } from './map'
import { canvas, navigator, richText } from './others'
import { picker, pickerView } from './picker'
import { scrollView } from './scrollView'
import { swiper, swiperItem } from './swiper'

/** Built-in components with behaviour of their own. */
export const builtins: Record<string, BuiltinFactory> = {
  button,
  canvas,
  checkbox,
  form,
  image,
  'cover-image': image,
  input,
  map,
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
