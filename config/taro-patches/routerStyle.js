/** Taro 4.2.0, @tarojs/router: the styles of H5 pages and of the change between them. src/styles/pages.scss has ours, with the times and colours of the app. */
export function loadAnimateStyle() {}

export function loadRouterStyle() {}
