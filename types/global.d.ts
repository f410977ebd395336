/// <reference types="@tarojs/taro" />
declare module '*.scss' {
  const classes: Record<string, string>
  export default classes
}
