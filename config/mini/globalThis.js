/**
 * The `globalThis` of npm packages in the mini-programs: Alipay forbids the real one and old phones lack it.
 * MobX stores its shared state on it and reads built-in classes from it.
 */
module.exports = { Map, Promise, Proxy, Set, Symbol }
