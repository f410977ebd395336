/** URL of the illustration of kept drinks, which only these pages have. */
export { default as bottleArt } from '../art/bottle.webp'
