import cake from '@/assets/art/cake.png'

/** URL of the picture beside birthdays. */
export const cakeFile: string = cake
