/**
 * The H5 build reads this file in place of `@tarojs/components`: the three most frequent elements are rendered as one plain
 * HTML element each, without the state and effects of Taro's own (performance.md "Levers"); all others are Taro's.
 * It may only re-export: Taro's TaroComponentsExportsPlugin cuts every other import out of the module of this name.
 */
export * from '@tarojs/plugin-platform-h5/dist/runtime/components'
export { Image, Text, View } from './plain'
export { PullDownRefresh } from './PullDownRefresh'
