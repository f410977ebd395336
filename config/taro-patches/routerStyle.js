/**
 * Taro 4.2.0, @tarojs/router: the styles of its pages, also for bars that no page draws, as texts in the script. src/styles/web.scss has those
 * that apply, with our durations and without its white ground.
 */
export function loadAnimateStyle() {}

export function loadRouterStyle() {}
