/** Taro 4.2.0: the runtime's list of template attributes, as in the templates (plugin.js). */
import { mergeInternalComponents } from '@tarojs/shared'
import attributes from './attributes'

mergeInternalComponents(attributes)
