/**
 * What packages of npm find as `globalThis` in the mini-programs: Alipay forbids the real one and old phones lack it.
 * MobX keeps its shared state on it and asks it for the language's own classes.
 */
module.exports = { Map, Promise, Proxy, Set, Symbol }
