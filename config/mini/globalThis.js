/**
 * The `globalThis` of npm packages in the mini-programs: Alipay forbids the real one and old phones lack it.
 * MobX stores its shared state on it and reads built-in classes from it; core-js adds to those classes what a phone lacks.
 */
module.exports = { Array, Map, Math, Object, Promise, Proxy, Set, String, Symbol, TypeError, WeakMap }
