export interface FilmProps {
  src: string
  poster: string
  title: string
  className: string | undefined
  /** It cannot be had or shown. */
  onFail: () => void
}
