/** A merge of two accounts. Both rows of `users` are locked. */
export interface Merging {
  from: string
  into: string
}
