/** Whose things go to whom. Both rows of `users` are locked. */
export interface Merging {
  from: string
  into: string
}
