/** Stands in for what H5 does not need (config/index.ts). */
export default undefined
