/** Taro 4.2.0, @tarojs/router: the tab bar of H5, a web component (25 KB with Stencil's runtime). The app draws its tab bar itself. */
export function initTabbar() {}
