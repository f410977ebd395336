/// <reference types="@tarojs/taro" />
declare module '*.scss' {
  const classes: Record<string, string>
  export default classes
}
declare module '@tarojs/plugin-platform-h5/dist/runtime/components'
