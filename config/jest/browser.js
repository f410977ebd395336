/** Constants that Taro's webpack runner defines for the H5 build. */
process.env.TARO_ENV = 'h5'
Object.assign(globalThis, {
  ENABLE_INNER_HTML: true,
  ENABLE_ADJACENT_HTML: true,
  ENABLE_SIZE_APIS: true,
  ENABLE_TEMPLATE_CONTENT: true,
  ENABLE_MUTATION_OBSERVER: true,
  ENABLE_CLONE_NODE: true,
  ENABLE_CONTAINS: true,
  DEPRECATED_ADAPTER_COMPONENT: false,
  __TARO_FRAMEWORK__: 'react',
})

/** Browser functions that jsdom lacks: no reduced motion, animations that show nothing, and every element counts as visible. */
window.matchMedia = (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
})
Element.prototype.animate = () => ({ onfinish: null })
window.IntersectionObserver = class {
  constructor(tell) {
    this.tell = tell
  }

  observe(target) {
    this.tell([{ target, isIntersecting: true, intersectionRatio: 1 }], this)
  }

  unobserve() {}

  disconnect() {}
}
