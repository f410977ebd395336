import cake from '../art/cake.png'

/** URL of the picture beside birthdays. */
export const cakeFile: string = cake
