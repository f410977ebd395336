/** Replaces CSS modules in tests: every class name is its own key. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name === 'default' ? module.exports : (target[name] ?? name)) },
)
