/** Taro 4.2.0. Replaces modules that the H5 build leaves out; aliases.ts lists them with the reasons. */
export default undefined
