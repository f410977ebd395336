import { mergeInternalComponents } from '@tarojs/shared'
import attributes from './attributes'

mergeInternalComponents(attributes)
