/** Taro 4.2.0. Stands for modules that the H5 build leaves out; aliases.ts lists them and says why. */
export default undefined
