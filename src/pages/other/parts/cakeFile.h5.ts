import cake from '../art/cake.webp'

/** URL of the picture beside birthdays. */
export const cakeFile: string = cake
