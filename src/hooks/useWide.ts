/** Whether the window has the layout of a desktop. Mini-programs never have it. */
export const useWide = () => false
